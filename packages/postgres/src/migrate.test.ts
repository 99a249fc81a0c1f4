import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { migrate, MigrationError } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await runSql(database.ownerUrl, 'delete from public.migraciones');
  folder = mkdtempSync(join(tmpdir(), 'jornada-migrations-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const run = (): Promise<string[]> => migrate({ ownerUrl: database.ownerUrl, folder });

test('each file once, oldest first, also when two start at once', async () => {
  write('2_later.sql', 'insert into central.probe values (2)');
  write('1_first.sql', 'create table central.probe (n int)');
  const done = await Promise.all([run(), run()]);
  expect(done.flat()).toEqual(['1_first.sql', '2_later.sql']);
  expect(await runSql(database.ownerUrl, 'select n from central.probe')).toEqual([{ n: 2 }]);
});

test('a file that fails leaves nothing behind, and can be mended', async () => {
  write('1_broken.sql', 'create table central.half (n int); select 1/0');
  await expect(run()).rejects.toThrow('division by zero');
  write('1_broken.sql', 'create table central.half (n int)');
  expect(await run()).toEqual(['1_broken.sql']);
});

test('a file changed after it was applied, and a database from the future, are refused in one sentence', async () => {
  write('1_first.sql', 'select 1');
  await run();
  write('1_first.sql', 'select 2');
  await expect(run()).rejects.toThrow(new MigrationError('The migration 1_first.sql was changed after it had been applied.'));
  rmSync(join(folder, '1_first.sql'));
  await expect(run()).rejects.toThrow(new MigrationError('The database is newer than this version: it has the migration 1_first.sql.'));
});

test('a database from before the baseline runs what it lacks of what that replaces, and is known by the baseline then', async () => {
  write('2025_a.sql', 'create table central.probe (n int)');
  await run();
  rmSync(join(folder, '2025_a.sql'));
  mkdirSync(join(folder, 'before'));
  write('before/2025_a.sql', 'create table central.probe (n int)');
  write('before/2026_b.sql', 'alter table central.probe add column m int');
  write('0001_base.sql', 'create table central.probe (n int, m int)');
  write('0002_more.sql', 'insert into central.probe values (1, 2)');
  expect(await run()).toEqual(['2026_b.sql', '0002_more.sql']);
  expect(await runSql(database.ownerUrl, 'select n, m from central.probe')).toEqual([{ n: 1, m: 2 }]);
  expect(await runSql(database.ownerUrl, 'select nombre from public.migraciones order by 1')).toEqual([
    { nombre: '0001_base.sql' },
    { nombre: '0002_more.sql' },
  ]);
  expect(await run()).toEqual([]);
});

test('a new database begins with the baseline, and runs nothing that it replaces', async () => {
  mkdirSync(join(folder, 'before'));
  write('before/2025_a.sql', 'select 1/0');
  write('0001_base.sql', 'select 1');
  expect(await run()).toEqual(['0001_base.sql']);
});
