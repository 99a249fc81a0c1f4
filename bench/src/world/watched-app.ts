import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { buildApp } from '@jornada/server/app.ts';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { createDatabase, type Database } from '@jornada/server/platform/database/database.ts';
import { createPool, composed } from '@jornada/server/platform/database/pool.ts';
import { createMetrics } from '@jornada/server/platform/http/observe.ts';
import { createEvents } from '@jornada/server/platform/events.ts';
import { createDiskStore } from '@jornada/server/platform/files/disk.ts';
import { createIncoming } from '@jornada/server/platform/files/incoming.ts';
import { createJobs } from '@jornada/server/platform/jobs.ts';
import { loadSecrets } from '@jornada/server/platform/secrets.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import type { Request } from '../load/run-load.ts';
import { addUp, type Touched } from '../report/plans.ts';
import type { Site } from './world.ts';

/** Every statement reports how it was executed, those in functions and of foreign keys too. */
const WATCH = [
  `set session_preload_libraries = 'auto_explain'`,
  'set auto_explain.log_min_duration = 0',
  'set auto_explain.log_analyze = on',
  'set auto_explain.log_buffers = on',
  'set auto_explain.log_timing = off',
  'set auto_explain.log_nested_statements = on',
  `set auto_explain.log_format = 'json'`,
  `set auto_explain.log_level = 'notice'`,
  // The usual plan after the first few calls of a connection.
  `set plan_cache_mode = 'force_generic_plan'`,
];

export type WatchedApp = {
  /** Makes one call and returns what its statements have read. @throws Error if it is refused. */
  watch(request: Request): Promise<Touched>;
  close(): Promise<void>;
};

/** The whole server within this process, on one connection of a role with auto_explain. */
export async function startWatchedApp({ urls, secrets }: Site): Promise<WatchedApp> {
  const role = new URL(urls.appUrl).username;
  for (const setting of WATCH)
    await runSql(urls.superuserUrl, `alter role ${role} in database ${new URL(urls.appUrl).pathname.slice(1)} ${setting}`);
  const pool = createPool({ url: urls.appUrl, max: 1, onError: (error) => console.log(error.message) });
  let plans: string[] = [];
  let texts = new Set<string>();
  pool.on('connect', (client: pg.PoolClient) => client.on('notice', ({ message }) => plans.push(message ?? '')));
  const plain = createDatabase(pool);
  const db = noting(plain, (text) => texts.add(text));
  const jobs = createJobs({ url: urls.appUrl, onError: (error) => console.log(error.message) });
  const folder = join(tmpdir(), 'jornada-bench-files');
  const app = await buildApp({
    files: {
      store: createDiskStore(join(folder, 'files')),
      incoming: createIncoming({ folder: join(folder, 'incoming'), clock: systemClock }),
      maxBytes: 10 * 1024 * 1024,
      companyBytes: 1024 ** 3,
    },
    db,
    directUrl: urls.appUrl,
    jobs,
    metrics: createMetrics(),
    events: createEvents({ db, url: urls.appUrl, onError: (error) => console.log(error.message) }),
    clock: systemClock,
    secrets: await loadSecrets({ given: secrets, dataDir: '' }),
    version: 'bench',
    environment: 'pruebas',
    publicUrl: null,
    mobile: { isOn: true, android: null, ios: [], stores: { android: null, ios: null } },
    allowedOrigins: [],
    push: null,
    pushTestOrigins: [],
    fcm: null,
    mailer: null,
    support: null,
    registration: false,
    privateHosts: [],
    logLevel: 'silent',
    trustProxy: 0,
    webApps: [],
    checkOutput: false,
    requestsPerMinute: 100_000,
    minimumAppVersion: null,
    requestsAtOnce: 1000,
    answerWithinMs: 30_000,
  });
  return {
    async watch({ method, path, headers, body }) {
      [plans, texts] = [[], new Set()];
      const { 'X-Forwarded-For': _, ...others } = headers;
      const answer = await app.inject({ method: method as 'GET', url: path, headers: others, ...(body ? { payload: body } : {}) });
      if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload.slice(0, 300)}`);
      // The messages of the last statement may still be on their way.
      await plain.query(composed('select 1 as ok'), []);
      return addUp(plans, texts);
    },
    async close() {
      await app.close();
      await jobs.stop();
      await plain.close();
      await runSql(urls.superuserUrl, `alter role ${role} in database ${new URL(urls.appUrl).pathname.slice(1)} reset all`);
    },
  };
}

/** The same database, but it passes the text of each statement of the server to `note`. */
function noting(db: Database, note: (text: string) => void): Database {
  const of = (source: Pick<Database, 'query'>): Pick<Database, 'query'> => ({
    query: (sent, values) => {
      note(sent.text);
      return source.query(sent, values);
    },
  });
  return {
    ...of(db),
    tenant: (entidadId, work) => db.tenant(entidadId, (tx) => work({ ...tx, ...of(tx) })),
    transaction: (work) => db.transaction((tx) => work({ ...tx, ...of(tx) })),
    load: () => db.load(),
    close: () => db.close(),
  };
}
