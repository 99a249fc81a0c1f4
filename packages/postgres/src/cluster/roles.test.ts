import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '@jornada/testkit/database/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrCreateAccount } from './account.ts';
import { findBinariesIn, findEmbeddedBinaries, reachableBinaries } from './binaries.ts';
import { prepareDataDir } from './data-dir.ts';
import { createClusterOnce } from './initialise.ts';
import { startPostmaster, stopPostmaster, type Installation } from './postmaster.ts';
import { createRolesAndDatabase, roleStatements } from './roles.ts';

let dataDir: string;
let installation: Installation;
let server: string;

beforeAll(async () => {
  const account = await findOrCreateAccount();
  dataDir = await prepareDataDir(join(tmpdir(), `jornada-roles-${randomUUID()}`), account);
  const major = process.env['TEST_PG'];
  const found = major ? await findBinariesIn(`/usr/lib/postgresql/${major}/bin`) : findEmbeddedBinaries();
  const binaries = await reachableBinaries({ binaries: found, account, folder: join(dataDir, 'programs') });
  const folder = join(dataDir, 'postgres');
  await createClusterOnce({ folder, binaries, account, password: 'superuser', isDurable: false });
  installation = { folder, binaries, account, settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' } };
  server = `127.0.0.1:${await startPostmaster(installation)}`;
});
afterAll(async () => {
  await stopPostmaster(installation);
  rmSync(dataDir, { recursive: true, force: true });
});

test('an administrator who is no superuser can run the file, and repeat it with new passwords', async () => {
  await runSql(`postgresql://postgres:superuser@${server}/postgres`, `create role manager login createrole createdb password 'manager'`);
  const adminUrl = `postgresql://manager:manager@${server}/postgres`;
  await createRolesAndDatabase({ adminUrl, passwords: { owner: "o'wner", app: 'old' } });
  await createRolesAndDatabase({ adminUrl, passwords: { owner: "o'wner", app: 'new' } });

  const ownerUrl = `postgresql://jornada_owner:o%27wner@${server}/jornada`;
  await runSql(ownerUrl, 'create schema s; grant usage on schema s to jornada_app');
  expect(await runSql(ownerUrl, 'select datdba::regrole::text as owner from pg_database where datname = current_database()')).toEqual([
    { owner: 'jornada_owner' },
  ]);
  const appUrl = `postgresql://jornada_app:new@${server}/jornada`;
  expect(await runSql(appUrl, 'select current_user as me')).toEqual([{ me: 'jornada_app' }]);
  await expect(runSql(appUrl, 'create schema mine')).rejects.toThrow('permission denied');
  await expect(runSql(appUrl.replace(':new@', ':old@'), 'select 1')).rejects.toThrow('password authentication failed');
  await expect(runSql(`postgresql://jornada_app:new@${server}/postgres`, 'create schema mine')).rejects.toThrow('permission denied');
});

test('a variable of the file that is not given is named', () => {
  expect(() => roleStatements({ owner_password: 'a' })).toThrow('app_password');
});
