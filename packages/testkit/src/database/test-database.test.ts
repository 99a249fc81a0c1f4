import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from './index.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

test('two test databases share their schema and nothing else', async () => {
  await runSql(first.ownerUrl, `insert into central.entidades (nombre, creada) values ('Una, S.L.', '2026-01-01T00:00:00Z')`);
  expect(await runSql(first.appUrl, 'select nombre from central.entidades')).toEqual([{ nombre: 'Una, S.L.' }]);
  expect(await runSql(second.appUrl, 'select nombre from central.entidades')).toEqual([]);
});

test('the database sorts by bytes and speaks UTF-8', async () => {
  const rows = await runSql(
    first.appUrl,
    `select pg_encoding_to_char(encoding) as encoding, datcollate from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8', datcollate: 'C' }]);
});

test("the server's role is neither owner nor superuser", async () => {
  const rows = await runSql(
    first.appUrl,
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }]);
  await expect(runSql(first.appUrl, 'create table central.intrusa (a int)')).rejects.toThrow('permission denied');
  await expect(runSql(first.appUrl, 'set role jornada_owner')).rejects.toThrow('permission denied');
});
