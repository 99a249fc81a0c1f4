import { join } from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/database.ts';
import { createDatabaseMetrics } from './platform/database/metrics.ts';
import { createPool } from './platform/database/pool.ts';
import { createMetrics } from './platform/http/observe.ts';
import { createJobs } from './platform/jobs.ts';
import { createJobMetrics } from './platform/jobs/metrics.ts';
import { createMailer } from './platform/mail.ts';
import { readFcmAccount } from './platform/push/fcm/account.ts';
import { createFcmSender } from './platform/push/fcm/send.ts';
import { createPushSender } from './platform/push/send.ts';
import { createEvents } from './platform/events.ts';
import { createIncoming } from './platform/files/incoming.ts';
import { openFileStore } from './platform/files/place.ts';
import { loadSecrets } from './platform/secrets.ts';
import { SettingsError, type Settings } from './platform/settings.ts';
import type { Novedad } from './platform/bus.ts';
import { loadProposals } from './shared/proposed-holidays.ts';

const ROOT = join(import.meta.dirname, '../../..');

export type ServeOptions = {
  settings: Settings;
  version: string;
  /** The database, migrated. */
  appUrl: string;
  /** Work in the background begins after it. */
  beforeJobs?: Promise<void>;
  /** What has been started so far. It is stopped in the opposite order. */
  running: (() => Promise<void>)[];
};

/** What one process does: answers at the port, and works on jobs. @returns its address. @throws SettingsError if the port is taken. */
export async function serve({ settings, version, appUrl, beforeJobs = Promise.resolve(), running }: ServeOptions): Promise<string> {
  const secrets = await loadSecrets({ given: settings.secrets, dataDir: settings.dataDir });
  const pool = createPool({
    url: appUrl,
    max: settings.databaseConnections,
    patienceMs: settings.patienceMs,
    isPooled: settings.directUrl !== null,
    onError: (error) => app.log.warn({ err: error }, 'idle database connection lost'),
  });
  const metrics = createMetrics();
  const { deadlock } = createDatabaseMetrics(metrics);
  const db = createDatabase(pool, {
    isPooled: settings.directUrl !== null,
    onDeadlock(error) {
      deadlock();
      app.log.warn({ err: error }, 'deadlock');
    },
  });
  // A pooler hands its connections over between two transactions: nobody can listen on them.
  const directUrl = settings.directUrl ?? appUrl;
  running.push(() => db.close());
  const jobs = createJobs({
    url: directUrl,
    onError: (error) => app.log.warn({ err: error }, 'jobs'),
    onDone: createJobMetrics(metrics, pool).done,
  });
  const events = createEvents<Novedad>({ db, url: directUrl, onError: (error) => app.log.warn({ err: error }, 'events') });
  running.push(() => events.close());
  const mailer = settings.mail && createMailer(settings.mail);
  if (mailer) running.push(() => mailer.close());
  const fcm =
    settings.fcm &&
    createFcmSender({
      account: await readFcmAccount(settings.fcm.account),
      testOrigin: settings.fcm.testOrigin,
      clock: systemClock,
      onProblem: (error) => app.log.error({ err: error }, 'push'),
    });
  if (fcm) running.push(() => Promise.resolve(fcm.close()));
  const { place, ...fileLimits } = settings.files;
  const app = await buildApp({
    files: {
      store: await openFileStore(place),
      incoming: createIncoming({ folder: join(settings.dataDir, 'incoming'), clock: systemClock }),
      ...fileLimits,
    },
    db,
    directUrl,
    jobs,
    metrics,
    events,
    clock: systemClock,
    secrets: { ...secrets, captcha: settings.captchaKey },
    timeStampUrl: settings.timeStampUrl,
    version,
    environment: settings.environment,
    publicUrl: settings.publicUrl,
    allowedOrigins: settings.allowedOrigins,
    mailer,
    push: secrets.push
      ? createPushSender({ keys: secrets.push, subject: settings.push.contact, testOrigins: settings.push.testOrigins })
      : null,
    pushTestOrigins: settings.push.testOrigins,
    fcm,
    support: settings.support,
    registration: settings.registration,
    privateHosts: settings.privateHosts,
    minimumAppVersion: settings.minimumAppVersion,
    mobile: settings.mobile,
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
  const address = await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Port ${settings.port} is taken: stop what listens there, or set PORT to another one.`);
  });
  // Background work begins only when the server already answers requests.
  void beforeJobs.then(
    () => jobs.start(),
    // The server stops before it came so far.
    () => undefined,
  );
  // So that the first who clocks in after a start does not wait for the calendars.
  void loadProposals();
  return address;
}
