import { afterAll, beforeAll, expect, test } from 'vitest';
import { hoy } from '@jornada/contract/hoy.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createCrowd } from '../../testing/crowd.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one fifty times as large as the other. Everybody came on the days before and has gone home, and four of five are in.

const [SMALL, LARGE] = [30, 1500];
const LIMIT = 20;
/** So many days of the past are in the record: nobody reads them. */
const DAYS = 25;
/** Of each person at most the open day, that of the shift to which they may be late, and the two days before. */
const EACH = 4;

type Side = { jefa: string; jefe: string };
let server: TestServer;
let sides: { small: Side; large: Side };
let looked: () => number;

async function createSide(name: string, size: number): Promise<Side> {
  const crowd = await createCrowd(server, name, size);
  const { jefa, jefe } = crowd.ids;
  await runSql(
    server.superuserUrl,
    `insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, inicio, fin, tramos, incidencias, corregida, pendientes)
      select entidad_id, usuario_id, d.fecha, 'Europe/Madrid', d.estado, d.situacion, d.fecha + time '07:00', case when d.estado = 'cerrada' then d.fecha + time '16:00' end,
        '[]', '{}', false, 0
      from (select *, row_number() over (order by usuario_id) as n from instancia.usuarios where entidad_id = ${crowd.entidadId} and usuario_id not in (${jefa}, ${jefe})) u,
        (select date '2026-03-10' - n as fecha, case n when 0 then 'abierta' else 'cerrada' end as estado, case n when 0 then 'trabajando' else 'fuera' end as situacion
          from generate_series(0, ${DAYS}) n) d
      where d.estado = 'cerrada' or n % 5 <> 0`,
  );
  return crowd;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
  looked = await watchRows(server, { tables: '^jornadas$', tidy: ['usuarios', 'asignaciones', 'jornadas'], every: true });
});
afterAll(() => server.close());

/** How many days are read for the page. */
async function daysFor(token: string, people: number): Promise<number> {
  looked();
  const { content } = await server.call(hoy.listado, { limit: LIMIT }, { token });
  expect([content.items.length, content.cuentas.trabajando, content.ayer]).toEqual([LIMIT, (people / 5) * 4, people]);
  return looked();
}

test('each person of a large company costs the days of today and of the day before, and none of their past', async () => {
  const small = await daysFor(sides.small.jefa, SMALL);
  const large = await daysFor(sides.large.jefa, LARGE);
  expect((large - small) / (LARGE - SMALL)).toBeLessThan(EACH);
});

test('for a manager the days of nobody else are read, however large the company is', async () => {
  const small = await daysFor(sides.small.jefe, SMALL);
  const large = await daysFor(sides.large.jefe, SMALL);
  expect(large).toBeLessThanOrEqual(small * 1.2);
});
