import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../../platform/database/pool.ts';
import { createTestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tidyTable } from '../../../testing/tidy-table.ts';

// At ten to nine a large company is already in, and PostgreSQL knows its tables as they were at night, when nobody was.
const COLLEAGUES = 2000;
/** Days of the person's own, and what belongs to them. */
const OWN = 60;
const LOOKED = composed<{ filas: number }>(
  `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as filas from pg_stat_xact_user_tables where relname = 'jornadas'`,
);

const TOGETHER = ['ANA', 'BEA', 'CAI', 'DEL', 'EVA', 'FER', 'GIL', 'IAN'];

let server: TestServer;
let tokens: string[] = [];
let looked = 0;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:50:00Z' });
  const { entidadId, personas } = await createTestCompany(server.db, { personas: TOGETHER.map((userName) => ({ userName })) });
  tokens = await Promise.all(TOGETHER.map(async (userName) => (await server.signIn(userName)).Token));
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, roles)
       select ${entidadId}, 'N' || n, 'Persona ' || n, '{empleado}' from generate_series(1, ${COLLEAGUES}) n;
     insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, tramos, incidencias, corregida, pendientes)
       select u.entidad_id, u.usuario_id, date '2026-03-09' - d, 'Europe/Madrid', 'cerrada', 'fuera', '[]', '{}', false, 0
       from instancia.usuarios u, generate_series(0, 9) d where u.entidad_id = ${entidadId}`,
  );
  await tidyTable(server.superuserUrl, 'jornadas');
  await runSql(
    server.superuserUrl,
    `alter table instancia.jornadas set (autovacuum_enabled = false);
     insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, desde, inicio, tramos, incidencias, corregida, pendientes)
       select entidad_id, usuario_id, '2026-03-10', 'Europe/Madrid', 'abierta', 'trabajando', '2026-03-10T07:45Z', '2026-03-10T07:45Z', '[]', '{}', false, 0
       from instancia.usuarios where entidad_id = ${entidadId} and usuario_id <> all ('{${Object.values(personas).join()}}')`,
  );
  // The read is a single statement: in a transaction its rows can be counted.
  server.db.query = (read, values) =>
    server.db.transaction(async (tx) => {
      const count = async () => (await tx.query(LOOKED, []))[0]?.filas ?? 0;
      const before = await count();
      const rows = await tx.query(read, values);
      looked += (await count()) - before;
      return rows as never;
    });
});
afterAll(() => server.close());

const home = (token: string | undefined) => server.call(registros.registrosHoy, {}, { token: token ?? '' });

test('who comes when two thousand colleagues are in reads no day of theirs', async () => {
  expect((await home(tokens[0])).status).toBe(200);
  expect(looked).toBeLessThan(OWN);
});

test('eight who come together read none either', async () => {
  looked = 0;
  const answers = await Promise.all(tokens.map(home));
  expect(answers.map(({ status }) => status)).toEqual(TOGETHER.map(() => 200));
  expect(looked).toBeLessThan(OWN * TOGETHER.length);
});
