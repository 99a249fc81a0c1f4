// npm run failover [-- --bin /usr/lib/postgresql/15/bin] [--pooler] [--keep]: the product on PostgreSQL under Patroni with etcd. The primary is
// killed while people clock; with --pooler through PgBouncer in transaction mode. Says how long nobody could, and whether anything confirmed is missing or there twice. Needs the
// programs patroni and etcd. See docs/guides/scale.md.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import { createDatabase } from '@jornada/server/platform/database/database.ts';
import { migrate } from '@jornada/server/platform/database/migrate.ts';
import { createPool } from '@jornada/server/platform/database/pool.ts';
import { startServerProcess } from '@jornada/server/testing/server-process.ts';
import { createTestCompany } from '@jornada/server/testing/test-company.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { startForwarder } from './failover/forward.ts';
import { startClocking, type Clocking } from './failover/load.ts';
import { startPooler } from './failover/pooler.ts';
import { isWhole, startPatroni, SUPERUSER, until } from './failover/patroni.ts';

const ROLES = join(import.meta.dirname, '../../packages/postgres/sql/create-roles.sql');
const PEOPLE = Array.from({ length: 16 }, (_, index) => `P${index}`);
/** How long people clock before the primary is killed, and how many more marks must come after it. */
const BEFORE_MS = 8000;
const MORE_MARKS = 200;
const PATIENCE_SECONDS = 120;
/** The longest time in which nobody may be able to clock. */
const MOST_SECONDS = 30;

const OPTIONS = {
  bin: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
  pooler: { type: 'boolean' },
  keep: { type: 'boolean' },
} as const;

/** What a session is told without a pooler. */
const ROLE = `
  alter role jornada_app set timezone to 'UTC';
  alter role jornada_app set statement_timeout to '10s';
  alter role jornada_app set lock_timeout to '5s';
  alter role jornada_app set idle_in_transaction_session_timeout to '15s'`;

/** What was confirmed and is missing or has another id, and what is there twice. */
async function compare(url: string, { confirmed }: Clocking): Promise<{ lost: number; twice: number; lines: number }> {
  const rows = await runSql(url, 'select clave, registro_id as id from instancia.registros where clave is not null');
  const ids = new Map(rows.map(({ clave, id }) => [String(clave), Number(id)]));
  const lost = [...confirmed].filter(([key, id]) => ids.get(key) !== id).length;
  return { lost, twice: rows.length - ids.size, lines: rows.length };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  // Short, because the socket of PostgreSQL lies in it.
  const folder = mkdtempSync(join(tmpdir(), 'jp-'));
  const ends: (() => unknown)[] = [];
  const begun = monotonicMs();
  const say = (line: string): void => console.log(`${((monotonicMs() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  try {
    const patroni = await startPatroni(folder, values.bin);
    ends.unshift(() => patroni.stop());
    const first = await patroni.primary();
    if (!first) throw new Error('there is no primary');
    say(`three PostgreSQL run under Patroni; ${first.name} is the primary`);
    const forwarder = await startForwarder(patroni);
    ends.unshift(() => forwarder.stop());
    const at = (user: string, password: string, database = 'jornada'): string =>
      `postgresql://${user}:${password}@127.0.0.1:${forwarder.port}/${database}`;
    const admin = (database: string): string => at(SUPERUSER.username, SUPERUSER.password, database);
    const roles = ['-q', '-v', 'owner_password=owner', '-v', 'app_password=app', '-f', ROLES];
    await promisify(execFile)(join(values.bin, 'psql'), [admin('postgres'), '-v', 'ON_ERROR_STOP=1', ...roles]);
    const [ownerUrl, appUrl] = [at('jornada_owner', 'owner'), at('jornada_app', 'app')];
    await migrate({ ownerUrl });
    const db = createDatabase(createPool({ url: appUrl, max: 2, onError: () => undefined }));
    const company = await createTestCompany(db, { personas: PEOPLE.map((userName) => ({ userName })) });
    await db.close();
    const through = async (): Promise<Record<string, string>> => {
      await runSql(admin('jornada'), ROLE);
      const pooler = await startPooler(folder, { port: forwarder.port, user: 'jornada_app', password: 'app' });
      ends.unshift(() => pooler.stop());
      return { DATABASE_URL: `postgresql://jornada_app:app@127.0.0.1:${pooler.port}/jornada`, DATABASE_DIRECT_URL: appUrl };
    };
    const server = await startServerProcess(folder, {
      ...(values.pooler ? await through() : { DATABASE_URL: appUrl }),
      DATABASE_ADMIN_URL: ownerUrl,
      JORNADA_SECRETS: JSON.stringify({ signing: [{ kid: 'failover', key: randomBytes(32).toString('base64url') }] }),
      TRUST_PROXY: '1',
      PUBLIC_URL: 'http://jornada.test',
      LOG_LEVEL: 'silent',
    });
    ends.unshift(() => server.stop());
    const clocking = await startClocking(server.origin, PEOPLE, company.tipos);
    say(`${PEOPLE.length} people clock`);
    await delay(BEFORE_MS);

    const before = clocking.confirmed.size;
    say(`${before} marks are confirmed; ${first.name} and its Patroni are killed`);
    const killedAt = monotonicMs();
    first.kill();
    await until(
      async () => clocking.at.filter((time) => time > killedAt).length > MORE_MARKS,
      PATIENCE_SECONDS,
      'nobody can clock any more',
    );
    await clocking.stop();
    const times = [killedAt, ...clocking.at.filter((time) => time > killedAt)];
    const seconds = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000;
    const next = await patroni.primary();
    const { lost, twice, lines } = await compare(admin('jornada'), clocking);
    say(
      `${next?.name} is the primary; nobody could clock for ${seconds.toFixed(1)} s, ${clocking.refused} tries were refused and sent again`,
    );
    say(`${clocking.confirmed.size} confirmed, ${lines} lines; lost: ${lost}; twice: ${twice}`);

    first.start();
    await until(async () => isWhole(await patroni.members()), PATIENCE_SECONDS, 'the old primary does not come back');
    say(`${first.name} is back, as a standby`);
    if (lost > 0 || twice > 0 || seconds > MOST_SECONDS) process.exitCode = 1;
  } finally {
    for (const end of ends) await end();
    if (values.keep) say(`the logs are in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

await main();
