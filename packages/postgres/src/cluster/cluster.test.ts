import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runSql } from '@jornada/testkit/database/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureCluster, findRunningCluster, type Cluster } from './cluster.ts';
import { findPostmaster } from './postmaster-file.ts';

const log = { info: () => {} };
let dataDir: string;
let held: Cluster[];
let children: ChildProcess[];

beforeEach(() => {
  dataDir = join(tmpdir(), `jornada-cluster-${randomUUID()}`);
  held = [];
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  // A killed server leaves its PostgreSQL running. Starting takes it over, so that it can be stopped.
  if (children.length > 0 && held.length === 0) await start();
  for (const cluster of held) await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<Cluster> => {
  const cluster = await ensureCluster({ dataDir, log });
  held.push(cluster);
  return cluster;
};

/** A server in its own process, which can be killed. Resolves once its cluster is up. */
const startElsewhere = async (): Promise<ChildProcess> => {
  const code = `const { ensureCluster } = await import(process.env.CLUSTER);
    await ensureCluster({ dataDir: process.env.FOLDER, log: { info() {} } });
    console.log('up'); setInterval(() => {}, 1000);`;
  const env = { ...process.env, CLUSTER: new URL('./cluster.ts', import.meta.url).href, FOLDER: dataDir };
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/** The first column of each row. */
const query = async (url: string, sql: string): Promise<unknown[]> => (await runSql(url, sql)).map((row) => Object.values(row)[0]);

const postmasterPid = async (): Promise<number | undefined> => (await findPostmaster(join(dataDir, 'postgres')))?.pid;

test('the first start makes a durable database with two roles, and the next one finds it again', async () => {
  const first = await start();
  await query(
    first.ownerUrl,
    'create schema s; create table s.t as select 1 as a; grant usage on schema s to jornada_app; grant select on s.t to jornada_app',
  );
  expect(await query(first.appUrl, 'select current_user')).toEqual(['jornada_app']);
  expect(await query(first.ownerUrl, 'show fsync')).toEqual(['on']);
  expect(await query(first.ownerUrl, 'show synchronous_commit')).toEqual(['on']);
  expect(await query(first.ownerUrl, 'show listen_addresses')).toEqual(['127.0.0.1']);
  expect(await query(first.ownerUrl, `select rolname from pg_roles where rolsuper and rolname like 'jornada%'`)).toEqual([]);
  expect(statSync(join(dataDir, 'database-passwords.json')).mode & 0o777).toBe(0o600);
  expect(await query((await findRunningCluster(dataDir))!.appUrl, 'select a from s.t')).toEqual([1]);
  await first.stop();
  await first.stop();
  expect(await postmasterPid()).toBeUndefined();
  expect(await findRunningCluster(dataDir)).toBeUndefined();

  const second = await start();
  expect(await query(second.appUrl, 'select a from s.t')).toEqual([1]);
});

test('a wrong password is refused', async () => {
  const { appUrl } = await start();
  await expect(query(appUrl.replace(/:[0-9a-f]+@/, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed');
});

test('after kill -9 of the server the next one takes over the PostgreSQL that was left', async () => {
  const child = await startElsewhere();
  const before = await postmasterPid();
  await kill(child);
  expect(await postmasterPid()).toBe(before);
  const cluster = await start();
  expect(await postmasterPid()).toBe(before);
  expect(await query(cluster.appUrl, 'select 1')).toEqual([1]);
  await cluster.stop();
  expect(await postmasterPid()).toBeUndefined();
});

test('after kill -9 of PostgreSQL while it writes, everything it acknowledged is there', async () => {
  const child = await startElsewhere();
  const { ownerUrl } = (await findRunningCluster(dataDir))!;
  await query(ownerUrl, 'create table public.t (a int)');
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  let acknowledged = 0;
  const pid = (await postmasterPid())!;
  const [{ rows }] = [await client.query<{ pid: number }>('select pg_backend_pid() as pid')];
  await expect(
    (async () => {
      for (;;) {
        await client.query('insert into public.t values ($1)', [acknowledged + 1]);
        acknowledged++;
        if (acknowledged === 50) for (const victim of [pid, rows[0]!.pid]) process.kill(victim, 'SIGKILL');
      }
    })(),
  ).rejects.toThrow(/terminat|ECONNRESET|not queryable/);
  await kill(child);
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  const cluster = await start();
  const stored = await query(cluster.ownerUrl, 'select a from public.t order by a');
  expect(stored.length - acknowledged).toBeOneOf([0, 1]);
  expect(stored).toEqual(stored.map((_, index) => index + 1));
});

test("a left-over postmaster.pid is no obstacle, even when its number is now another program's", async () => {
  await (await start()).stop();
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(
    path,
    [process.pid, join(dataDir, 'postgres'), 1_700_000_000, 5432, '', '127.0.0.1', '  1234567     99999', 'ready', ''].join('\n'),
  );
  const cluster = await start();
  expect(await query(cluster.appUrl, 'select 1')).toEqual([1]);
});

test('a second server on the same data folder is refused with one sentence, the first goes on', async () => {
  const first = await start();
  await expect(ensureCluster({ dataDir, log })).rejects.toThrow(`Another server is already running on the data folder ${dataDir}`);
  expect(await query(first.appUrl, 'select 1')).toEqual([1]);
});

test('a first start that was killed half-way is begun anew', async () => {
  mkdirSync(join(dataDir, 'postgres.new', 'data'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new', 'data', 'PG_VERSION'), '18');
  const cluster = await start();
  expect(await query(cluster.appUrl, 'select 1')).toEqual([1]);
});

test('data of another major version, and data without their passwords, are refused with one sentence', async () => {
  await (await start()).stop();
  held = [];
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  const own = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  await expect(ensureCluster({ dataDir, log })).rejects.toThrow('were written by PostgreSQL 17');
  writeFileSync(version, own);

  const passwords = join(dataDir, 'database-passwords.json');
  const kept = readFileSync(passwords, 'utf8');
  writeFileSync(passwords, JSON.stringify({ superuser: 'a', owner: 'b', app: 'c' }));
  await expect(ensureCluster({ dataDir, log })).rejects.toThrow('are not those of its database');
  rmSync(passwords);
  await expect(ensureCluster({ dataDir, log })).rejects.toThrow('database-passwords.json is missing');
  writeFileSync(passwords, kept);
});

test('a data folder that cannot be made is named', async () => {
  await expect(ensureCluster({ dataDir: '/dev/null/jornada', log })).rejects.toThrow('The data folder /dev/null/jornada cannot be written');
});
