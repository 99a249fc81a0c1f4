import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError, ensureCluster, MigrationError } from '@jornada/postgres';
import { buildApp } from './app.ts';
import { monotonicMs, systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createPool } from './platform/database/pool.ts';
import { createMetrics } from './platform/http/observe.ts';
import { createJobs } from './platform/jobs.ts';
import { createJobMetrics } from './platform/jobs/metrics.ts';
import { createMailer } from './platform/mail.ts';
import { createPushSender } from './platform/push/send.ts';
import { createEvents } from './platform/events.ts';
import { createIncoming } from './platform/files/incoming.ts';
import { openFileStore } from './platform/files/place.ts';
import { loadSecrets } from './platform/secrets.ts';
import { compareVersions } from './modules/versiones/versions.ts';
import { readSettings, SettingsError, type Settings } from './platform/settings.ts';
import type { Novedad } from './platform/bus.ts';
import { writeDemo } from './modules.ts';
import { describeDemo, seedDemo } from './modules/demo/service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What has been started. It is stopped in the opposite order: at a signal, or if the start fails half-way. */
const running: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const end of running.toReversed()) await end();
  })();
  return stopping;
}

/** Opens the database of the settings, or the embedded one, and migrates it. Returns its address. */
async function openDatabase(settings: Settings): Promise<string> {
  const cluster = settings.database
    ? null
    : await ensureCluster({ dataDir: settings.dataDir, log: { info: say }, onLost: (error) => void endInFailure(error) });
  if (cluster) running.push(() => cluster.stop());
  const urls = settings.database ?? cluster;
  if (!urls) throw new SettingsError('There is no database.');
  const applied = await migrate({ ownerUrl: urls.ownerUrl }).catch((error: NodeJS.ErrnoException) => {
    if (!/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28)/.test(error.code ?? '')) throw error;
    throw new SettingsError(`The database of DATABASE_ADMIN_URL cannot be reached: ${error.message || error.code}.`);
  });
  if (applied.length > 0) say(`Database brought up to date: ${applied.length} migrations.`);
  return urls.appUrl;
}

/**
 * Reads the settings, prepares database, migrations and demo company, and starts the server. Then waits for a signal and stops
 * gracefully.
 */
async function main(): Promise<void> {
  const startedAt = monotonicMs();
  const settings = readSettings(process.env, ROOT);
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  if (settings.minimumAppVersion !== null && compareVersions(settings.minimumAppVersion, version) > 0)
    throw new SettingsError(`MINIMUM_APP_VERSION is newer than this installation, which is ${version}: no app could go on.`);
  const appUrl = await openDatabase(settings);
  const secrets = await loadSecrets({ given: settings.secrets, dataDir: settings.dataDir });
  const pool = createPool({
    url: appUrl,
    max: settings.databaseConnections,
    patienceMs: settings.patienceMs,
    onError: (error) => app.log.warn({ err: error }, 'idle database connection lost'),
  });
  const db = createDatabase(pool);
  running.push(() => db.close());
  const metrics = createMetrics();
  const jobs = createJobs({
    url: appUrl,
    onError: (error) => app.log.warn({ err: error }, 'jobs'),
    onDone: createJobMetrics(metrics, pool).done,
  });
  const events = createEvents<Novedad>({ db, url: appUrl, onError: (error) => app.log.warn({ err: error }, 'events') });
  running.push(() => events.close());
  const mailer = settings.mail && createMailer(settings.mail);
  if (mailer) running.push(() => mailer.close());
  const { place, ...fileLimits } = settings.files;
  const app = await buildApp({
    files: {
      store: await openFileStore(place),
      incoming: createIncoming({ folder: join(settings.dataDir, 'incoming'), clock: systemClock }),
      ...fileLimits,
    },
    db,
    jobs,
    metrics,
    events,
    clock: systemClock,
    secrets: { ...secrets, captcha: settings.captchaKey },
    version,
    environment: settings.environment,
    publicUrl: settings.publicUrl,
    allowedOrigins: settings.allowedOrigins,
    mailer,
    push: secrets.push
      ? createPushSender({ keys: secrets.push, subject: settings.push.contact, testOrigins: settings.push.testOrigins })
      : null,
    pushTestOrigins: settings.push.testOrigins,
    support: settings.support,
    registration: settings.registration,
    privateHosts: settings.privateHosts,
    minimumAppVersion: settings.minimumAppVersion,
    logLevel: settings.logLevel,
    trustProxy: settings.trustProxy,
    webApps: [
      { base: '/', folder: join(ROOT, 'apps/employee/dist') },
      { base: '/intranet', folder: join(ROOT, 'apps/intranet/dist') },
    ],
    checkOutput: false,
    requestsPerMinute: 12_000,
    requestsAtOnce: settings.requestsAtOnce,
    answerWithinMs: 3 * settings.patienceMs,
  });
  running.push(() => jobs.stop());
  running.push(() => app.close());

  if (settings.demo) await seedDemo({ db, clock: systemClock, writeFeatures: writeDemo, say });
  const address = await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Port ${settings.port} is taken: stop what listens there, or set PORT to another one.`);
  });
  say(`\nJornada ${version} is ready at ${address}  (${Math.round(monotonicMs() - startedAt)} ms)`);
  if (settings.demo) say(describeDemo());
  // Background work begins only when the server already answers requests.
  void jobs.start();
}

async function endInFailure(thrown: unknown): Promise<void> {
  const isClear = thrown instanceof SettingsError || thrown instanceof ClusterError || thrown instanceof MigrationError;
  // A signal during the start stops what the start was using. The error that follows is not worth reporting.
  const text = isClear ? thrown.message : thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  if (!stopping) process.stderr.write(`${text}\n`);
  try {
    await stop();
  } finally {
    process.exit(1);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0), endInFailure));
}
main().catch(endInFailure);
