import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, Response } from 'light-my-request';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';
import { inputInQuery, type Call, type EntradaDe, type SalidaDe } from '@jornada/contract/call.ts';
import { login } from '@jornada/contract/login.ts';
import type { Perfil } from '@jornada/contract/perfil.ts';
import { createTestDatabase } from '@jornada/testkit/database/index.ts';
import { buildApp, type AppOptions } from '../app.ts';
import type { Novedad } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { createDatabaseMetrics } from '../platform/database/metrics.ts';
import { createVault, type Vault } from '../platform/vault.ts';
import { createPool } from '../platform/database/pool.ts';
import type { Mailer } from '../platform/mail.ts';
import { createEvents } from '../platform/events.ts';
import { createDiskStore } from '../platform/files/disk.ts';
import { createIncoming } from '../platform/files/incoming.ts';
import type { FileStore } from '../platform/files/store.ts';
import { urlOf } from '../platform/http/router.ts';
import type { FcmSender } from '../platform/push/fcm/send.ts';
import type { PushSender } from '../platform/push/send.ts';
import { createJobs, type Jobs } from '../platform/jobs.ts';
import { watchLocks, type LockWatch } from './lock-watch.ts';
import { TEST_COST, TEST_PASSWORD } from './test-company.ts';
import { totpAt } from './totp.ts';

/** An answer: its status, headers, and its envelope. */
export type Respuesta<T> = {
  status: number;
  headers: Response['headers'];
  sobre: Sobre<T>;
  content: T;
  /** The first cookie that it set. */
  cookie: string | undefined;
  /** All of them, as a browser sends them back. */
  cookies: string;
};

export type Extras = {
  token?: string;
  simulado?: string;
  pin?: string;
  clave?: string;
  cookie?: string;
  language?: string;
  client?: string;
  /** The page's origin: that of the mobile wrapper, for one. */
  origin?: string;
  /** What the wrapper keeps. */
  secrets?: string;
  /** The address that it comes from. */ from?: string;
};

export type TestServer = {
  app: FastifyInstance;
  db: Database;
  /** What its transactions have locked, and how often PostgreSQL has ended one. `close` throws if locks were taken in another order. */
  locks: LockWatch & { deadlocks: Error[] };
  /** Not started: `runDue` runs what waits. Errors of jobs are collected in `errors`. */
  jobs: Jobs & { errors: Error[] };
  appUrl: string;
  ownerUrl: string;
  superuserUrl: string;
  /** Where files are kept. */
  dataFolder: string;
  /** The server's clock. It stands still until it is set. */
  clock: Clock & { set(instant: string): void; advance(duration: Temporal.DurationLike): void };
  /** Seals and opens as the server does. */
  vault: Vault;
  call<C extends Call>(call: C, input: EntradaDe<C> | Record<string, unknown>, extras?: Extras): Promise<Respuesta<SalidaDe<C>>>;
  /** Signs in and returns the profile with the token. */
  signIn(userName: string, password?: string): Promise<Perfil & { cookie: string }>;
  /** Another server on the same database, with the same clock, the same keys or these, and an empty memory. */
  another(keys?: AppOptions['secrets']): Promise<Pick<TestServer, 'call' | 'jobs' | 'close'>>;
  close(): Promise<void>;
};

function query(input: object): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(
    pairs.map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString();
}

export type TestServerOptions = {
  now: string;
  mailer?: Mailer | null;
  publicUrl?: string | null;
  push?: { sender: PushSender; origin: string };
  fcm?: FcmSender | null;
  support?: string | null;
  registration?: boolean;
  minimumAppVersion?: string | null;
  allowedOrigins?: string[];
  /** The wrapper for phones. Left out: it may call, and its links and stores are not set. */
  mobile?: Partial<AppOptions['mobile']>;
  /** Places for calls in progress. */
  requestsAtOnce?: number;
  files?: Partial<{ store: FileStore; maxBytes: number; companyBytes: number }>;
  modules?: AppOptions['modules'];
  /** The keys of another server too. */
  secrets?: AppOptions['secrets'];
  /** How many proxies before the server are trusted. */
  trustProxy?: number;
};

export const makeTestSecrets = (kid = 'test'): AppOptions['secrets'] => ({
  signing: [{ kid, key: randomBytes(32) }],
  data: [{ kid, key: randomBytes(32) }],
});

/** The whole server on a separate database, called without a port. Every answer is checked against the contract. */
export async function createTestServer({
  now,
  mailer = null,
  publicUrl = null,
  push,
  fcm = null,
  support = null,
  registration = true,
  minimumAppVersion = null,
  mobile = {},
  allowedOrigins = ['https://app.example'],
  requestsAtOnce = 1000,
  files = {},
  modules,
  secrets = makeTestSecrets(),
  trustProxy = 0,
}: TestServerOptions): Promise<TestServer> {
  const database = await createTestDatabase();
  let instant = Temporal.Instant.from(now);
  const clock: TestServer['clock'] = {
    now: () => instant,
    set: (text) => void (instant = Temporal.Instant.from(text)),
    advance: (duration) => void (instant = instant.add(duration)),
  };
  // Those of the process would be watched on and on, and would keep this server in memory.
  const metrics = new Registry();
  const { deadlock } = createDatabaseMetrics(metrics);
  const deadlocks: Error[] = [];
  const { db, locks } = watchLocks(
    createDatabase(createPool({ url: database.appUrl, onError: () => undefined }), {
      onDeadlock(error) {
        deadlocks.push(error);
        deadlock();
      },
    }),
  );
  const errors: Error[] = [];
  const jobs = { ...createJobs({ url: database.appUrl, onError: (error) => void errors.push(error) }), errors };
  const events = createEvents<Novedad>({ db, url: database.appUrl, onError: () => undefined });
  const dataFolder = mkdtempSync(join(tmpdir(), 'jornada-test-'));
  const options: AppOptions = {
    files: {
      store: createDiskStore(join(dataFolder, 'files')),
      incoming: createIncoming({ folder: join(dataFolder, 'incoming'), clock }),
      maxBytes: 10 * 1024 * 1024,
      companyBytes: 1024 ** 3,
      ...files,
    },
    ...(modules ? { modules } : {}),
    db,
    directUrl: database.appUrl,
    jobs,
    metrics,
    events,
    clock,
    secrets,
    version: '3.3.8',
    environment: 'pruebas',
    publicUrl,
    mobile: { isOn: true, android: null, ios: [], stores: { android: null, ios: null }, ...mobile },
    allowedOrigins,
    mailer,
    push: push?.sender ?? null,
    pushTestOrigins: push ? [push.origin] : [],
    fcm,
    support,
    registration,
    minimumAppVersion,
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    trustProxy,
    webApps: [],
    privateHosts: ['127.0.0.1', 'localhost'],
    checkOutput: true,
    passwordCost: TEST_COST,
    requestsPerMinute: 100_000,
    requestsAtOnce,
    answerWithinMs: 30_000,
  };
  const app = await buildApp(options);
  const call = callerOf(app);

  return {
    app,
    db,
    locks: { ...locks, deadlocks },
    jobs,
    clock,
    vault: createVault(secrets),
    call,
    appUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    superuserUrl: database.superuserUrl,
    dataFolder,
    async signIn(userName, password = TEST_PASSWORD) {
      const asked = await call(login.entrar, { UserName: userName, Password: password });
      const { content, sobre, cookie } = asked.sobre.Error.Code === 'login.falta-segundo-factor' ? await enrol(call, clock, asked) : asked;
      if (!content?.Perfil || !cookie) throw new Error(`${userName} could not sign in: ${sobre.Error.Code}`);
      return { ...content.Perfil, cookie };
    },
    async another(keys = secrets) {
      const own = createJobs({ url: database.appUrl, onError: (error) => void errors.push(error) });
      const node = await buildApp({ ...options, secrets: keys, jobs: own, metrics: new Registry() });
      return { call: callerOf(node), jobs: { ...own, errors }, close: () => node.close().then(() => own.stop()) };
    },
    async close() {
      await app.close();
      await events.close();
      await jobs.stop();
      await db.close();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
      if (locks.faults.length > 0) throw new Error(`Locks out of their order (shared/locks.ts): ${[...new Set(locks.faults)].join('; ')}`);
    },
  };
}

/** Sets up the second step without which somebody may not enter, and enters. */
async function enrol(call: TestServer['call'], clock: Clock, { content, cookie }: Respuesta<SalidaDe<typeof login.entrar>>) {
  const from = { cookie: cookie ?? '' };
  const Reto = content.SegundoFactor?.Reto ?? '';
  const { content: secret } = await call(login.prepararFactor, { Reto }, from);
  return call(login.activarFactor, { Reto, Codigo: totpAt(secret.Secreto, clock.now()) }, from);
}

/** Makes calls of the contract to a server without a port. */
function callerOf(app: FastifyInstance): TestServer['call'] {
  return async (target, input, extras = {}) => {
    const inQuery = inputInQuery(target);
    const text = inQuery ? query(input as object) : '';
    const request: InjectOptions = {
      method: target.method,
      url: urlOf(target) + (text ? `?${text}` : ''),
      headers: {
        ...(extras.token ? { [CABECERAS.accessToken]: extras.token } : {}),
        ...(extras.simulado ? { [CABECERAS.usuarioSimulado]: extras.simulado } : {}),
        ...(extras.pin ? { [CABECERAS.pinToken]: extras.pin } : {}),
        ...(extras.clave ? { [CABECERAS.idempotencyKey]: extras.clave } : {}),
        ...(extras.cookie ? { cookie: extras.cookie } : {}),
        ...(extras.origin ? { origin: extras.origin } : {}),
        ...(extras.secrets ? { [CABECERA_SECRETOS]: extras.secrets } : {}),
        ...(extras.client ? { [CABECERAS.client]: extras.client } : {}),
        'accept-language': extras.language ?? 'es',
      },
      ...(extras.from ? { remoteAddress: extras.from } : {}),
      ...(inQuery ? {} : { payload: input as object }),
    };
    const response = await app.inject(request);
    const sobre = response.json<Sobre<never>>();
    const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`);
    return {
      status: response.statusCode,
      headers: response.headers,
      sobre,
      content: sobre.content,
      cookie: cookies[0],
      cookies: cookies.join('; '),
    };
  };
}
