import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOrCreateAccount } from '@jornada/postgres/cluster/account.ts';
import { monotonicMs } from '@jornada/server/platform/clock.ts';

const NAMES = ['a', 'b', 'c'] as const;
export const SUPERUSER = { username: 'postgres', password: 'superuser' };
const SECONDS_TO_START = 120;

/** One PostgreSQL and the Patroni that watches over it. */
export type Node = { name: string; port: number; api: string; start(): void; kill(): void };
type Member = { name: string; role: string; state: string };
export type Patroni = { nodes: Node[]; members(): Promise<Member[]>; primary(): Promise<Node | undefined>; stop(): Promise<void> };

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** How long Patroni waits before another becomes primary: `ttl` after the last word of the old one, and at most one round more. */
const TIMES = { ttl: 15, loop_wait: 5, retry_timeout: 5 };

type Place = { folder: string; bin: string; port: number; rest: number; etcd: number };

// JSON is YAML, too.
const settingsOf = (name: string, { folder, bin, port, rest, etcd }: Place): string =>
  JSON.stringify({
    scope: 'jornada',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        // Nothing is confirmed before a standby has it on its disk, not even while there is none.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, synchronous_commit: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, `data-${name}`),
      bin_dir: bin,
      pgpass: join(folder, `pgpass-${name}`),
      authentication: { superuser: SUPERUSER, replication: { username: 'replica', password: 'replica' } },
      parameters: { unix_socket_directories: folder },
    },
  });

/** etcd and three PostgreSQL under Patroni, on free ports of this machine, in a folder of their own. */
export async function startPatroni(folder: string, bin: string): Promise<Patroni> {
  const account = await findOrCreateAccount();
  const who = account ? { uid: account.uid, gid: account.gid } : {};
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (name: string, program: string, args: string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    // A group of its own: killed as a whole, it ends as a machine does that loses its power.
    return spawn(program, args, {
      ...who,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, HOME: folder },
    });
  };
  const [etcd, peer] = [await freePort(), await freePort()];
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
  const store = run(
    'etcd',
    'etcd',
    Object.entries({
      'data-dir': join(folder, 'etcd'),
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
    }).map(([name, value]) => `--${name}=${value}`),
  );
  const nodes: Node[] = [];
  for (const name of NAMES) {
    const [port, rest] = [await freePort(), await freePort()];
    const file = join(folder, `${name}.yml`);
    writeFileSync(file, settingsOf(name, { folder, bin, port, rest, etcd }), { mode: 0o644 });
    let child: ChildProcess | null = null;
    nodes.push({
      name,
      port,
      api: `http://127.0.0.1:${rest}`,
      start: () => (child = run(name, 'patroni', [file])),
      kill: () => endGroup(child, join(folder, `data-${name}`)),
    });
  }
  const primary = async (): Promise<Node | undefined> => {
    const answers = await Promise.all(nodes.map(async ({ api }) => (await fetch(`${api}/primary`).catch(() => null))?.status === 200));
    return nodes[answers.indexOf(true)];
  };
  const members = async (): Promise<Member[]> => {
    const one = await primary();
    if (!one) return [];
    const answer = await fetch(`${one.api}/cluster`).catch(() => null);
    return answer ? ((await answer.json()) as { members: Member[] }).members : [];
  };
  for (const node of nodes) node.start();
  const patroni: Patroni = {
    nodes,
    members,
    primary,
    async stop() {
      for (const node of nodes) node.kill();
      endGroup(store, null);
      await delay(500);
    },
  };
  try {
    await until(async () => isWhole(await members()), SECONDS_TO_START, `PostgreSQL under Patroni did not start: see ${folder}`);
  } catch (error) {
    await patroni.stop();
    throw error;
  }
  return patroni;
}

/** A primary, one that has everything it has confirmed, and a third. */
export const isWhole = (members: readonly Member[]): boolean =>
  members.length === NAMES.length &&
  members.some(({ role }) => role === 'sync_standby') &&
  members.every(({ state }) => state === 'running' || state === 'streaming');

/** Waits until something holds, looking twice a second. @throws Error with `what` after so many seconds. */
export async function until(holds: () => Promise<boolean>, seconds: number, what: string): Promise<void> {
  const end = monotonicMs() + seconds * 1000;
  while (!(await holds())) {
    if (monotonicMs() > end) throw new Error(what);
    await delay(500);
  }
}

/** Ends Patroni with all its children, and PostgreSQL, which has left its group, at once. */
function endGroup(child: ChildProcess | null, dataDir: string | null): void {
  const postmaster = dataDir === null ? undefined : postmasterOf(dataDir);
  for (const target of [child?.pid && -child.pid, postmaster]) {
    try {
      if (target) process.kill(target, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}
