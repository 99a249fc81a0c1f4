import { afterAll, beforeAll, expect, test } from 'vitest';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one with a hundred leaves, the other with ten thousand; in both of them thirty go on. A page must read the
// same in both.
const [FEW, MANY] = [100, 10_000];
const OPEN = 30;
/** So many are counted at most. */
const COUNTED = 120;

let server: TestServer;
const tokens: Record<string, string> = {};
/** Rows read by the last transaction of a company. */
let looked: () => number;

async function createSide(name: string, leaves: number): Promise<void> {
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: name,
    personas: [{ userName: `${name}-ADMIN`, roles: ['admin'] }, { userName: `${name}-ANA` }],
  });
  const [admin, ana] = ['ADMIN', 'ANA'].map((who) => Number(personas[`${name}-${who}`]));
  await runSql(
    server.superuserUrl,
    `with s as (
       insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, creada, decidida, decidida_por)
       select ${entidadId}, 'bajas', ${ana}, ${ana}, 2025, 'aprobada', d, d + 3, d + interval '9 hours', d + interval '10 hours', ${admin}
       from (select date '2000-01-01' + n % 9000 as d from generate_series(1, ${leaves}) n) x
       returning solicitud_id, desde)
     insert into instancia.bajas (entidad_id, solicitud_id, usuario_id, tipo, duracion_dias, alta, revision, vence, abierta)
     select ${entidadId}, solicitud_id, ${ana}, 'enfermedad-comun', 4, case when n > ${OPEN} then desde + 3 end, case when n <= ${OPEN} then desde + 7 end, case when n <= ${OPEN} then desde + 3 end, n <= ${OPEN}
     from (select *, row_number() over (order by solicitud_id) as n from s) y`,
  );
  tokens[name] = (await server.signIn(`${name}-ADMIN`)).Token;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createSide('POCAS', FEW);
  await createSide('MUCHAS', MANY);
  looked = await watchRows(server, { tables: '^(solicitudes|bajas|ficheros)$', tidy: ['solicitudes', 'bajas', 'usuarios'] });
});
afterAll(() => server.close());

async function rowsOf(name: string, input: { cuales: 'abiertas' | 'todas'; start?: number }): Promise<number> {
  const { status, content } = await server.call(bajas.lista, { limit: 10, ...input }, { token: tokens[name]! });
  expect([status, content.items.length, content.vencidas]).toEqual([200, 10, OPEN]);
  return looked();
}

test.each([
  ['those that go on', { cuales: 'abiertas' as const }],
  ['all', { cuales: 'todas' as const }],
  ['all, further on', { cuales: 'todas' as const, start: 50 }],
])('%s are read as fast among ten thousand leaves as among a hundred', async (_name, input) => {
  const few = await rowsOf('POCAS', input);
  expect(await rowsOf('MUCHAS', input)).toBeLessThan(few * 1.5 + COUNTED);
});
