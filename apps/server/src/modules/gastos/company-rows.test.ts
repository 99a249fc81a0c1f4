import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one with some hundred expenses, the other with ten thousand. A page must read the same in both.
const [FEW, MANY] = [200, 10_000];

let server: TestServer;
const tokens: Record<string, string> = {};
/** Rows read by the last transaction of a company. */
let looked: () => number;

async function createSide(name: string, expenses: number): Promise<void> {
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: name,
    personas: [{ userName: `${name}-ADMIN`, roles: ['admin'] }, { userName: `${name}-ANA` }],
  });
  await runSql(
    server.superuserUrl,
    `with s as (
       insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, unidad, cantidad, moneda, titulo, creada)
       select ${entidadId}, 'gastos', ${personas[`${name}-ANA`]}, ${personas[`${name}-ANA`]}, 2026, 'aprobada', d, d, 'centimos', 1000, 'EUR', 'Bar', d
       from (select date '2026-01-01' + n % 60 as d from generate_series(1, ${expenses}) n) x
       returning entidad_id, solicitud_id, desde)
     insert into instancia.gastos (entidad_id, solicitud_id, clase, dia, campos, parecido, moneda, en_moneda, total, exento, sujeto, deducible, a_cobrar, calculo)
     select entidad_id, solicitud_id, 'ticket', desde, '{}', 'BAR', 'EUR', 1000, 1000, 1000, 0, 0, 1000, '{}' from s`,
  );
  for (const who of ['ADMIN', 'ANA']) tokens[`${name}-${who}`] = (await server.signIn(`${name}-${who}`)).Token;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createSide('POCAS', FEW);
  await createSide('MUCHAS', MANY);
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
