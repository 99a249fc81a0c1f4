import type { EntradaDe } from '@jornada/contract/call.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { composed } from '../platform/database/pool.ts';
import { createTestCompany } from './test-company.ts';
import { createTestServer, type Extras, type TestServer, type TestServerOptions } from './test-server.ts';

const TABLETA = composed(`
  insert into instancia.quioscos (entidad_id, quiosco_id, centro_id, visitas, creado)
  select $1, u.usuario_id, (select a.centro_id from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), true, '2025-01-01Z'
  from instancia.usuarios u where u.entidad_id = $1 and u.es_quiosco`);
const SIN_VISITAS = composed('update instancia.quioscos set visitas = false where entidad_id = $1 and quiosco_id = $2');

/** A kind of visit that asks for nothing. */
export const PLAIN: EntradaDe<typeof visitas.guardar> = {
  nombre: { texto: 'Reunión', de: 'Besprechung' },
  descripcion: { texto: 'con alguien de la casa' },
  icono: 'reunion',
  anfitrion: 'necesario',
  pideMatricula: false,
  pideDocumento: false,
  normas: { texto: '' },
  preguntas: [],
};

type Options = Pick<TestServerOptions, 'now' | 'push'> & Parameters<typeof createTestCompany>[1];

/** A server with a company that has tablets at its door, and short functions for what visitors do there. */
export const createTestVisits = async ({ now, push, ...company }: Options) =>
  createTestVisitsOn(await createTestServer({ now, ...(push ? { push } : {}) }), company);

/** The same of one more company on a server that runs. */
export async function createTestVisitsOn(server: TestServer, company: Omit<Options, 'now' | 'push'>) {
  const empresa = await createTestCompany(server.db, company);
  const { entidadId } = empresa;
  await server.db.tenant(entidadId, (tx) => tx.query(TABLETA, [entidadId]));
  const as = async (userName: string): Promise<Extras & { token: string }> => ({ token: (await server.signIn(userName)).Token });

  async function tablet(userName: string) {
    const extras = await as(userName);
    const register = (input: Partial<EntradaDe<typeof visitas.insertar>> = {}, clave?: string) =>
      server.call(visitas.insertar, { tipoId: 0, nombre: 'Ingrid Petersen', ...input }, { ...extras, ...(clave ? { clave } : {}) });
    const hosts = async (texto: string) => (await server.call(visitas.anfitriones, { texto }, extras)).content;
    return {
      ...extras,
      register,
      /** The code of a refusal; `''` if it was done. */
      refusal: async (input: Partial<EntradaDe<typeof visitas.insertar>> = {}) => (await register(input)).sobre.Error.Code,
      leave: (input: EntradaDe<typeof visitas.finalizar>) => server.call(visitas.finalizar, input, extras),
      inside: async () => (await server.call(visitas.dentro, {}, extras)).content.items,
      hosts,
      /** What the first of them is chosen by. */
      choose: async (texto: string): Promise<string> => (await hosts(texto)).items[0]?.clave ?? '',
    };
  }
  const saveType = async (who: Extras, changes: Partial<typeof PLAIN> = {}) =>
    (await server.call(visitas.guardar, { ...PLAIN, ...changes }, who)).content;

  /** Visitors do not register at this tablet any more. */
  const shut = (userName: string) =>
    server.db.tenant(entidadId, (tx) => tx.query(SIN_VISITAS, [entidadId, empresa.personas[userName] ?? 0]));

  return {
    shut,
    server,
    empresa,
    as,
    tablet,
    saveType,
    idOf: (userName: string) => empresa.personas[userName] ?? 0,
    close: () => server.close(),
  };
}
export type TestVisits = Awaited<ReturnType<typeof createTestVisits>>;
