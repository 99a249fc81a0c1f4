import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Companies in the same tables: one with some hundred expenses, one with ten thousand, and one in which ten thousand more are paid. A page must read the same in all.
const [FEW, MANY] = [200, 10_000];

let server: TestServer;
const tokens: Record<string, string> = {};
/** Rows read by the last transaction of a company. */
let looked: () => number;

async function createSide(name: string, expenses: number, paid = 0): Promise<void> {
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: name,
    personas: [{ userName: `${name}-ADMIN`, roles: ['admin'] }, { userName: `${name}-ANA` }],
  });
  const insert = (estado: string, since: string, count: number) => `
    with s as (
      insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, unidad, cantidad, moneda, titulo, creada)
      select ${entidadId}, 'gastos', ${personas[`${name}-ANA`]}, ${personas[`${name}-ANA`]}, extract(year from d), '${estado}', d, d, 'centimos', 1000, 'EUR', 'Bar', d
      from (select date '${since}' + n % 60 as d from generate_series(1, ${count}) n) x
      returning entidad_id, solicitud_id, desde)
    insert into instancia.gastos (entidad_id, solicitud_id, clase, dia, campos, parecido, moneda, en_moneda, total, exento, sujeto, deducible, a_cobrar, calculo)
    select entidad_id, solicitud_id, 'ticket', desde, '{}', 'BAR', 'EUR', 1000, 1000, 1000, 0, 0, 1000, '{}' from s;`;
  await runSql(server.superuserUrl, `${insert('aprobada', '2026-01-01', expenses)} ${insert('pagada', '2025-11-10', paid)}`);
  for (const who of ['ADMIN', 'ANA']) tokens[`${name}-${who}`] = (await server.signIn(`${name}-${who}`)).Token;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createSide('POCAS', FEW);
  await createSide('MUCHAS', MANY);
  await createSide('PAGADAS', FEW, MANY);
  looked = await watchRows(server, { tables: '^(solicitudes|gastos)', tidy: ['solicitudes', 'gastos', 'usuarios'] });
});
afterAll(() => server.close());

async function rowsOf(name: string, input: EntradaDe<typeof gastos.deEmpresa>): Promise<number> {
  const { status, content } = await server.call(gastos.deEmpresa, { limit: 10, ...input }, { token: tokens[`${name}-ADMIN`]! });
  expect([status, content.items.length]).toEqual([200, 10]);
  return looked();
}

test.each<[string, EntradaDe<typeof gastos.deEmpresa>]>([
  // The first part also says what all of them come to, which reads all of them.
  ['a part of all', { start: 10 }],
  ['a part of a year and a state', { start: 10, anio: 2026, estado: 'aprobada' }],
  ['further down', { start: 60 }],
])('%s reads as many rows of ten thousand as of two hundred', async (_name, input) => {
  const [few, many] = [await rowsOf('POCAS', input), await rowsOf('MUCHAS', input)];
  expect(many).toBeLessThan(few + 40);
});

test.each<[string, string, EntradaDe<typeof gastos.deEmpresa>]>([
  ['all of last year, and what is open of this one', 'MUCHAS', { start: 10, anio: 2025 }],
  ['all of next year, and what is open of this one', 'PAGADAS', { start: 10, anio: 2027 }],
  ['what is to be paid, among all that was paid', 'PAGADAS', { start: 10, anio: 2027, estado: 'aprobada' }],
])('%s, reads as many rows of ten thousand as of two hundred', async (_name, side, input) => {
  const [few, many] = [await rowsOf('POCAS', input), await rowsOf(side, input)];
  expect(many).toBeLessThan(few + 40);
});

test.each([
  ['open', 'MUCHAS'],
  ['paid', 'PAGADAS'],
])('somebody’s own list of the next year reads as many rows where ten thousand are %s', async (_name, side) => {
  const own = async (name: string) => {
    const { content } = await server.call(gastos.listado, { limit: 10, filtro_Anio: 2027 }, { token: tokens[`${name}-ANA`]! });
    expect(content.items).toHaveLength(10);
    return looked();
  };
  const [few, many] = [await own('POCAS'), await own(side)];
  expect(many).toBeLessThan(few + 40);
});

test('a form looks for the same again without reading what there is', async () => {
  const data = { clase: 'ticket', comercio: 'Otro bar', dia: '2026-03-09', totalCentimos: 1000 };
  const ask = async (name: string) => {
    const { status } = await server.call(gastos.nuevo, { data: JSON.stringify(data) }, { token: tokens[`${name}-ANA`]! });
    expect(status).toBe(200);
    return looked();
  };
  const [few, many] = [await ask('POCAS'), await ask('MUCHAS')];
  expect(many).toBeLessThan(few + 20);
});
