import { personas } from '@jornada/contract/personas.ts';
import type { PersonaFicha } from '@jornada/contract/personas.ts';
import { createTestCompany, type TestPerson } from './test-company.ts';
import { createTestServer } from './test-server.ts';

/** A server with a company at `NOW`, whose admin JEFA manages people, and a second company. */
export async function createTestPeople(options: { now: string; gente?: TestPerson[]; publicUrl?: string }) {
  const { now, gente = [], publicUrl = null } = options;
  const server = await createTestServer({ now, publicUrl });
  const empresa = await createTestCompany(server.db, {
    personas: [{ userName: 'JEFA', nombre: 'Marta Gil Ortega', roles: ['admin'] }, ...gente],
  });
  const ajena = await createTestCompany(server.db, {
    nombre: 'Ajena',
    personas: [{ userName: 'OTRA', roles: ['admin'] }, { userName: 'AJENO' }],
  });
  const as = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  const jefa = await as('JEFA');
  const { centros, horarios } = (await server.call(personas.opciones, {}, jefa)).content;
  const ids = { centroId: centros[0]?.id ?? 0, horarioId: horarios[0]?.id ?? 0 };

  const nueva = (over: Record<string, unknown> = {}) => ({
    documento: '12345678Z',
    nombre: 'Lucía Martín Soto',
    email:
      typeof over.documento === 'string'
        ? `${over.documento.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@aurora.example`
        : 'lucia@aurora.example',
    movil: '+34 612 40 18 77',
    puesto: 'Coordinadora de muelle',
    idioma: null,
    departamentoId: null,
    responsableId: null,
    roles: ['empleado'],
    alta: '2026-03-01',
    desde: typeof over.alta === 'string' ? over.alta : '2026-03-01',
    invitar: false,
    ...ids,
    ...over,
  });
  const create = (over: Record<string, unknown> = {}, extras = jefa) => server.call(personas.crear, nueva(over), extras);
  const ficha = async (id: number): Promise<PersonaFicha> => (await server.call(personas.byId, { id }, jefa)).content;
  return { server, empresa, ajena, jefa, as, ids, nueva, crear: create, ficha, close: () => server.close() };
}

export type TestPeople = Awaited<ReturnType<typeof createTestPeople>>;
