import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { canonicalForm, type Canonico } from '../../modules/registros/log/canonical.ts';
import { rebuildProjections } from '../../modules/registros/service.ts';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { createPool, composed } from '../../platform/database/pool.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { userNameOf } from './names.ts';
import { ROLES } from './role.ts';
import { SEED_PASSWORD, seedCompany, type Seeded } from './seed-company.ts';

// More people than stories, so that several people get the same one.
const EMPLOYEES = ROLES + 5;
const NOMBRE = 'Carga, S.A.';

let server: TestServer;
let db: Database;
let seeded: Seeded;

const seed = (employees: number, nombre = NOMBRE, besideRealData = false): Promise<Seeded> =>
  seedCompany({ db, clock: server.clock, nombre, employees, months: 1, besideRealData, onProgress: () => undefined });

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-16T09:00:00Z' });
  db = createDatabase(createPool({ url: server.ownerUrl, max: 3, onError: () => undefined }));
  seeded = await seed(EMPLOYEES);
});
afterAll(async () => {
  await db.close();
  await server.close();
});

type Fila = Omit<Canonico, 'linea' | 'momentoDispositivo'> &
  Canonico['linea'] & { registroId: number; refiereA: number | null; canonico: string };

const LOG = composed<Fila>(`
  select r.entidad_id as "entidadId", r.usuario_id as "personaId", r.numero, r.registro_id as "registroId", r.fecha, r.evento, r.clase, r.tipo_id as "tipoId",
    r.momento, r.zona, r.desplazamiento_minutos as "desplazamientoMinutos", r.recibido, r.zona_dispositivo as "zonaDispositivo", r.modo, r.confianza,
    r.origen, r.refiere_a as "refiereA", r.proyecto_id as "proyectoId", r.observaciones, r.autor_id as "autorId", r.canonico
  from instancia.registros r where r.entidad_id = $1 order by r.usuario_id, r.numero`);
const readLog = (): Promise<Fila[]> => db.tenant(seeded.entidadId, (tx) => tx.query(LOG, [seeded.entidadId]));

test('people have a log, and every stored day is what it projects to', async () => {
  expect(seeded.people).toBe(EMPLOYEES);
  const empresa = await createEntidadesService({ db }).getConfiguration(seeded.entidadId, 0);
  const rebuilt = await rebuildProjections({ db, entidadId: seeded.entidadId, empresa, write: false });
  expect(rebuilt.distintos).toEqual([]);
  // Some people are ill for the whole month.
  expect(rebuilt.personas).toBeGreaterThan(EMPLOYEES * 0.9);
  expect(rebuilt.dias).toBeGreaterThan(EMPLOYEES * 10);
});

test('lines are numbered without gaps and carry the canonical text of what they say', async () => {
  const log = await readLog();
  expect(log).toHaveLength(seeded.lines);
  for (const lines of Map.groupBy(log, ({ personaId }) => personaId).values()) {
    const numbers = new Map(lines.map(({ registroId, numero }) => [registroId, numero]));
    for (const [index, { entidadId, personaId, desplazamientoMinutos, zonaDispositivo, origen, canonico, ...linea }] of lines.entries()) {
      expect(linea.numero).toBe(index + 1);
      const refiereNumero = linea.refiereA === null ? null : (numbers.get(linea.refiereA) ?? -1);
      const same = { entidadId, personaId, linea, refiereNumero, desplazamientoMinutos, momentoDispositivo: null, zonaDispositivo, origen };
      expect(canonico).toBe(canonicalForm(same));
    }
  }
});

test('there are corrections, each answered by somebody else', async () => {
  const log = await readLog();
  const answers = log.filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo');
  expect(answers.length).toBeGreaterThan(10);
  for (const { autorId, personaId } of answers) expect(autorId).not.toBe(personaId);
});

test('an employee signs in and finds the records of the last days', async () => {
  const { Token: token } = await server.signIn(userNameOf(seeded.entidadId, 2), SEED_PASSWORD);
  const { content } = await server.call(registros.calendario, { ano: 2026, mes: 3 }, { token });
  expect(content.dias.filter(({ estado }) => estado === 'cerrada').length).toBeGreaterThan(5);
});

test('the same company again adds only who is missing', async () => {
  expect(await seed(EMPLOYEES)).toEqual({ entidadId: seeded.entidadId, people: 0, lines: 0 });
  const more = await seed(EMPLOYEES + 2);
  expect(more).toMatchObject({ entidadId: seeded.entidadId, people: 2 });
  seeded = { ...seeded, lines: seeded.lines + more.lines };
});

test('beside a company that may be real it writes only when told to', async () => {
  await db.query(composed(`select central.crear_entidad('Panadería Real', now())`), []);
  await expect(seed(2, 'Otra, S.A.')).rejects.toThrow('a company that may be real, Panadería Real');
  await expect(seed(2, 'Panadería Real', true)).rejects.toThrow('that this command has not made');
  expect(await seed(2, 'Otra, S.A.', true)).toMatchObject({ people: 2 });
});
