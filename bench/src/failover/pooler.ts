import { spawn } from 'node:child_process';
import { chownSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOrCreateAccount } from '@jornada/postgres/cluster/account.ts';
import { freePort } from './patroni.ts';

/** PgBouncer in transaction mode before a PostgreSQL, as docs/guides/scale.md has it. */
export async function startPooler(folder: string, { port, user, password }: { port: number; user: string; password: string }) {
  const account = await findOrCreateAccount();
  const own = await freePort();
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    auth_type: 'scram-sha-256',
    auth_file: users,
    pool_mode: 'transaction',
    default_pool_size: 10,
    max_client_conn: 1000,
    // A connection that is broken is made again at once: the primary has changed.
    server_login_retry: 1,
  };
  const text = Object.entries(lines).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(settings, ['[databases]', `* = host=127.0.0.1 port=${port}`, '[pgbouncer]', ...text, ''].join('\n'));
  writeFileSync(users, `"${user}" "${password}"\n`);
  if (account) for (const file of [settings, users]) chownSync(file, account.uid, account.gid);
  const log = openSync(join(folder, 'pgbouncer.log'), 'a');
  const who = account ? { uid: account.uid, gid: account.gid } : {};
  const child = spawn('pgbouncer', [settings], { ...who, cwd: folder, stdio: ['ignore', log, log] });
  await delay(1000);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: see ${folder}`);
  return { port: own, stop: () => void child.kill('SIGKILL') };
}
