import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { hoy } from '@jornada/contract/hoy.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createCrowd } from '../../testing/crowd.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one fifty times as large as the other. One of five people has clocked once, doubtfully, and has not come again.

const [SMALL, LARGE] = [30, 1500];
/** From a Monday to its Sunday. */
const WEEK = { desde: '2026-03-02', hasta: '2026-03-08', limit: 20 };
const BAD_DAYS = 5;
/** What settles a page of 20: people, and who settled it. */
const ASKED = 40;

type Side = { jefa: string; jefe: string; departamento: number };
let server: TestServer;
let sides: { small: Side; large: Side };
let looked: () => number;

async function createSide(name: string, size: number): Promise<Side> {
  const crowd = await createCrowd(server, name, size);
  const { jefa, jefe } = crowd.ids;
  const [row] = await runSql(
    server.superuserUrl,
    `with d as (insert into instancia.departamentos (entidad_id, nombre) values (${crowd.entidadId}, 'Muelle') returning departamento_id)
      update instancia.usuarios set departamento_id = (select departamento_id from d) where responsable_id = ${jefe} returning departamento_id`,
  );
  await runSql(
    server.superuserUrl,
    `insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, tramos, incidencias, corregida, pendientes)
      select entidad_id, usuario_id, date '2026-03-02', 'Europe/Madrid', 'vacia', 'fuera', '[]', '{dudosa}', false, 0 from (
        select *, row_number() over (order by usuario_id) as n from instancia.usuarios
        where entidad_id = ${crowd.entidadId} and usuario_id not in (${jefa}, ${jefe})) u where n % 5 = 0;
    insert into instancia.incidencias (entidad_id, usuario_id, fecha, clase, resuelta, resuelta_por)
      select entidad_id, usuario_id, date '2026-01-01' + n, 'dudosa', now(), ${jefa} from instancia.usuarios, generate_series(1, 15) n
      where entidad_id = ${crowd.entidadId}`,
  );
  return { ...crowd, departamento: Number(row?.['departamento_id']) };
}

const read = async (token: string, more: EntradaDe<typeof hoy.incidencias> = {}) =>
  (await server.call(hoy.incidencias, { ...WEEK, ...more }, { token })).content;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
});
afterAll(() => server.close());

test('a company is never told of a part of its days as if that were all', async () => {
  const found = (people: number) => ({ faltan: 0, total: (people / 5) * BAD_DAYS });
  expect(await read(sides.small.jefa)).toMatchObject(found(SMALL));
  const first = await read(sides.large.jefa);
  expect(first.faltan).toBeGreaterThanOrEqual(LARGE);
  await server.jobs.runDue();
  expect(await read(sides.large.jefa)).toMatchObject(found(LARGE));
});

test('page by page, each incidence comes once', async () => {
  const { total } = await read(sides.large.jefa);
  const seen = new Set<string>();
  for (let start = 0; start < total; start += 200)
    for (const { persona, fecha, clase } of (await read(sides.large.jefa, { start, limit: 200 })).items)
      seen.add(`${persona.id} ${fecha} ${clase}`);
  expect(seen.size).toBe(total);
});

const TIDY = ['usuarios', 'asignaciones', 'jornadas', 'incidencias', 'meses_de_persona', 'meses_cambiados', 'departamentos'];

test.each<[string, number, (side: Side) => [string, EntradaDe<typeof hoy.incidencias>]]>([
  ['the first page', 20, ({ jefa }) => [jefa, {}]],
  ['of a state', 20, ({ jefa }) => [jefa, { estado: 'abierta' }]],
  ['a state that nothing has', 0, ({ jefa }) => [jefa, { estado: 'respondida' }]],
  ['of a kind', 5, ({ jefa }) => [jefa, { clase: 'dudosa', limit: 5 }]],
  ['of a department', 20, ({ jefa, departamento }) => [jefa, { departamento }]],
  ['those of a manager', 20, ({ jefe }) => [jefe, {}]],
])('%s reads as many rows of fifteen hundred people as of thirty', async (_, found, ask) => {
  looked ??= await watchRows(server, { tidy: TIDY, every: true });
  const rowsOf = async (side: Side): Promise<number> => {
    looked();
    const { items, faltan } = await read(...ask(side));
    expect([faltan, items.length]).toEqual([0, found]);
    return looked();
  };
  const small = await rowsOf(sides.small);
  const large = await rowsOf(sides.large);
  expect({ large: large < small * 1.2 + ASKED, small, of: large }).toEqual({ large: true, small, of: large });
});
