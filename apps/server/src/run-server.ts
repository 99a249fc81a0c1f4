import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError, ensureCluster, MigrationError } from '@jornada/postgres';
import { startCrew, tellReady } from './crew.ts';
import { monotonicMs, systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createPool } from './platform/database/pool.ts';
import { openFileStore } from './platform/files/place.ts';
import { runAlone } from './platform/database/run-alone.ts';
import { compareVersions } from './modules/versiones/versions.ts';
import { inSources } from './platform/trace.ts';
import { readFcmAccount } from './platform/push/fcm/account.ts';
import { loadSecrets } from './platform/secrets.ts';
import { createVault } from './platform/vault.ts';
import { readSettings, SettingsError, type Settings } from './platform/settings.ts';
import { writeDemo } from './modules.ts';
import { sealStore } from './shared/file-keys.ts';
import { createPlayer, describeDemo, seedDemo } from './modules/demo/service.ts';
import { serve } from './serve.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Any number, but the same in every node. */
const DEMO_LOCK = 20_261_224;
/** Nobody waits for an answer of the start: a busy machine may take its time. */
const START_PATIENCE_MS = 600_000;
/** The last line of a start with the demo company. Tests wait for it. */
const DEMO_IS_COMPLETE = '\nThe demo company is complete.';
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

type Urls = { appUrl: string; ownerUrl: string };

/** Opens the database of the settings, or the embedded one, and migrates it. */
async function openDatabase(settings: Settings): Promise<Urls> {
  const embedded = settings.database
    ? null
    : await ensureCluster({ dataDir: settings.dataDir, log: { info: say }, onLost: (error) => void endInFailure(error) });
  if (embedded) running.push(() => embedded.stop());
  const urls = settings.database ?? embedded;
  if (!urls) throw new SettingsError('There is no database.');
  const applied = await migrate({ ownerUrl: urls.ownerUrl }).catch((error: NodeJS.ErrnoException) => {
    if (!/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28)/.test(error.code ?? '')) throw error;
    throw new SettingsError(`The database of DATABASE_ADMIN_URL cannot be reached: ${error.message || error.code}.`);
  });
  if (applied.length > 0) say(`Database brought up to date: ${applied.length} migrations.`);
  return urls;
}

/**
 * One node after the other: the first start takes longer than a node would wait for a lock. `onUsable`: called when the accounts that the terminal
 * lists are complete.
 */
async function fillDemo(
  { secrets: given, dataDir, directUrl, files: { place, companyBytes } }: Settings,
  { appUrl }: Urls,
  onUsable: () => void,
): Promise<void> {
  const vault = createVault(await loadSecrets({ given, dataDir }));
  const url = directUrl ?? appUrl;
  const onWait = (): void => say('Another node makes or fills the demo company. This one waits for it.');
  await runAlone({ url, lock: DEMO_LOCK, onWait }, async () => {
    const db = createDatabase(createPool({ url, max: 4, patienceMs: START_PATIENCE_MS, onError: () => undefined }));
    const files = { store: sealStore(await openFileStore(place), { db, clock: systemClock, vault }), companyBytes };
    await seedDemo({ db, clock: systemClock, features: writeDemo(vault), files, say, onUsable }).finally(() => db.close());
  });
}

/** The people of the demo company go on clocking while the server runs. */
function playDemo({ appUrl }: Urls): void {
  const db = createDatabase(createPool({ url: appUrl, max: 2, onError: () => undefined }));
  const stopPlaying = createPlayer({ db, clock: systemClock }).start((error) => {
    if (!stopping) process.stderr.write(`The demo company missed a minute: ${error instanceof Error ? error.message : String(error)}\n`);
  });
  running.push(() => stopPlaying().finally(() => db.close()));
}

/** One process that answers, or several of them and this one to watch over them. */
async function answer(settings: Settings, version: string, { appUrl, ownerUrl }: Urls, filled: Promise<void>): Promise<string> {
  if (settings.workers === 1) {
    // What fails behind a server that answers keeps its jobs from nothing.
    const beforeJobs = filled.catch((error: unknown) => {
      if (stopping) throw error;
    });
    return serve({ settings, version, appUrl, beforeJobs, running });
  }
  // Their work in the background begins with them.
  await filled;
  const crew = await startCrew({
    size: settings.workers,
    env: { DATABASE_URL: appUrl, DATABASE_ADMIN_URL: ownerUrl },
    monotonicMs,
    warn: (line) => void process.stderr.write(`${line}\n`),
    onLost: (error) => void endInFailure(error),
  });
  running.push(() => crew.stop());
  return crew.address;
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
  // Before anything is made or started, and before several processes would each say it.
  if (settings.fcm) await readFcmAccount(settings.fcm.account);
  if (cluster.isWorker && settings.database)
    return tellReady(await serve({ settings, version, appUrl: settings.database.appUrl, running }));
  const urls = await openDatabase(settings);
  const usable = Promise.withResolvers<void>();
  const filled = settings.demo ? fillDemo(settings, urls, usable.resolve) : Promise.resolve();
  await Promise.race([usable.promise, filled]);
  const address = await answer(settings, version, urls, filled);
  say(`\nJornada ${version} is ready at ${address}  (${Math.round(monotonicMs() - startedAt)} ms)`);
  if (!settings.demo) return;
  say(describeDemo());
  try {
    await filled;
  } catch (error) {
    // It was using what a signal has stopped.
    if (stopping) return;
    // Whoever is signed in goes on. The company is still not finished, so the next start goes on with it.
    const reason = error instanceof Error ? inSources(error.stack ?? error.message) : String(error);
    process.stderr.write(`The demo company could not be completed, and the next start tries it again: ${reason}\n`);
    return;
  }
  say(DEMO_IS_COMPLETE);
  playDemo(urls);
}

async function endInFailure(thrown: unknown): Promise<void> {
  const isClear = thrown instanceof SettingsError || thrown instanceof ClusterError || thrown instanceof MigrationError;
  // A signal during the start stops what the start was using. The error that follows is not worth reporting.
  const text = isClear ? thrown.message : thrown instanceof Error ? inSources(thrown.stack ?? thrown.message) : String(thrown);
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
