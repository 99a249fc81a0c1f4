import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { CALLS } from '@jornada/contract/features.ts';
import { MOBILE_ORIGINS } from '@jornada/contract/mobile-app.ts';
import { createTranslator } from '@jornada/i18n/server.ts';
import { buildModules } from './build-modules.ts';
import { composeLimits } from './limits.ts';
import { authModule } from './modules/auth/module.ts';
import { novedadesModule } from './modules/novedades/module.ts';
import { MODULES } from './modules.ts';
import { createAttempts } from './platform/attempts.ts';
import { createBus, type Novedad } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { createDecoder } from './platform/decoding/decoder.ts';
import type { Events } from './platform/events.ts';
import type { FileStore } from './platform/files/store.ts';
import { AppError } from './platform/http/app-error.ts';
import { installAppLinks } from './platform/http/app-links.ts';
import { tellBrowsers } from './platform/http/browsers.ts';
import { installCatalogues } from './platform/http/catalogues.ts';
import { installErrorHandler, sendError } from './platform/http/error-handler.ts';
import type { Metrics } from './platform/http/observe.ts';
import { installOpenApi } from './platform/http/openapi/install.ts';
import { installReferencePage } from './platform/http/openapi/page.ts';
import { clientOf } from './platform/http/network.ts';
import { createReceiver } from './platform/http/receive.ts';
import { createRouter, INSTANCE_PATH } from './platform/http/router.ts';
import { takeForms } from './platform/http/upload.ts';
import { installStopping } from './platform/http/stopping.ts';
import { createTokens } from './platform/http/tokens.ts';
import { installWebApps, type WebApp } from './platform/http/web-app.ts';
import type { Jobs } from './platform/jobs.ts';
import { loggerOptions } from './platform/log.ts';
import { createOneTime } from './platform/one-time.ts';
import { createPasswords, type PasswordCost } from './platform/passwords.ts';
import { createTimeStamper } from './platform/seal/time-stamp.ts';
import type { Secrets } from './platform/secrets.ts';
import { createVault } from './platform/vault.ts';
import { createReference } from './reference/reference.ts';
import { accessTokenOf, headersOf } from './shared/headers.ts';
import type { ServerInstallation } from './shared/context.ts';
import { createDecode } from './shared/decode.ts';
import { sealStore } from './shared/file-keys.ts';
import { RECEIVE_PROBLEMS, sizeOf, type FileDesk } from './shared/files.ts';
import type { AnyModule } from './shared/module.ts';
import { checkPin } from './shared/pin-token.ts';
import { createSeals } from './shared/seals.ts';
import type { Sesion } from './shared/sesion.ts';
import { createTimeStamps } from './shared/time-stamps.ts';

export type AppOptions = ServerInstallation & {
  /** `store`: as it is; what is put into it is encrypted before. */
  files: Omit<FileDesk, 'store'> & { store: FileStore };
  db: Database;
  /** The same database without a pooler. */
  directUrl: string;
  jobs: Jobs;
  metrics: Metrics;
  events: Events<Novedad>;
  clock: Clock;
  secrets: Secrets;
  allowedOrigins: readonly string[];
  logLevel: string;
  /** A time-stamp server (RFC 3161) for what is sealed. */
  timeStampUrl?: string | null;
  /** Other modules than those of the product; for tests. */
  modules?: readonly AnyModule[];
  /** How many proxies in front of the server are trusted for the caller's address. */
  trustProxy: number;
  /** The browser apps, already built. */
  webApps: readonly WebApp[];
  /** Checks every answer against the contract; for tests. */
  checkOutput: boolean;
  /** The cost of hashing a password; for tests. */
  passwordCost?: PasswordCost;
  /** Requests a minute from one address. It may be the address of a whole office. */
  requestsPerMinute: number;
  /** Calls that may be in progress at once. */
  requestsAtOnce: number;
  /** Milliseconds after which a call that still runs is answered as unavailable. */
  answerWithinMs: number;
};

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * Builds the server: central host at /api, instance at /instancia, the apps at / and /intranet. Every call comes from a module.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, jobs, metrics, events, clock, secrets, version, publicUrl, timeStampUrl = null } = options;
  const translate = createTranslator();
  const app = Fastify({
    logger: loggerOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: options.logLevel !== 'debug' }),
    trustProxy: (_address, hop) => hop < options.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID().slice(0, 8),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Requests on connections that are still open while the server stops are answered normally.
    return503OnClosing: false,
    // An address that cannot be parsed is answered like one that does not exist.
    frameworkErrors: (_error, request, reply) =>
      void sendError({ error: new AppError('general.ruta-no-existe'), request, reply, translate }),
  });

  app.decorateRequest('idioma', null);
  app.removeContentTypeParser('text/plain');
  takeForms(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await tellBrowsers(app, { origins: options.allowedOrigins, mobileOrigins: options.mobile.isOn ? MOBILE_ORIGINS : [], publicUrl });
  installAppLinks(app, options.mobile);
  await app.register(cookie);
  await app.register(rateLimit, { max: options.requestsPerMinute, timeWindow: '1 minute', keyGenerator: clientOf });
  const page = await installWebApps(app, options.webApps);
  app.addHook('preClose', async () => modules.use(novedadesModule).close());
  installStopping(app);
  const { requestsAtOnce, answerWithinMs } = options;
  const listening = (): number => modules.use(novedadesModule).listening();
  const limits = composeLimits({ app, db, metrics, requestsAtOnce, answerWithinMs, listening });
  installErrorHandler({
    app,
    translate,
    sendPage: page.sendPage,
    isOfSession: ({ url }) => url.startsWith(INSTANCE_PATH),
    onRefused: limits.refused,
  });
  installCatalogues(app);

  const tokens = createTokens({ secrets, clock });
  const attempts = createAttempts({ db, clock });
  const decoder = createDecoder();
  app.addHook('onClose', async () => decoder.close());
  const vault = createVault(secrets);
  const files: FileDesk = { ...options.files, store: sealStore(options.files.store, { db, clock, vault }) };
  const modules = buildModules(options.modules ?? MODULES, {
    ...options,
    app,
    bus: createBus({ jobs, events, subscriptions: () => modules.subscriptions }),
    vault,
    files,
    tokens,
    oneTime: createOneTime({ tokens, clock }),
    passwords: createPasswords({ key: secrets.data[0]?.key, cost: options.passwordCost }),
    attempts,
    seals: createSeals({
      db,
      clock,
      vault,
      decoder,
      stamp: timeStampUrl === null ? null : createTimeStamper(timeStampUrl, (error) => app.log.warn({ err: error }, 'no time stamp')),
    }),
    decode: createDecode({ decoder, attempts }),
    translate,
    logins: limits.logins,
    secure: publicUrl?.startsWith('https:') ?? false,
    baseUrl: (origin) => publicUrl ?? origin,
    warn: (error, what) => app.log.warn({ err: error }, what),
  });
  const auth = modules.use(authModule);
  const route = createRouter<Sesion>({
    app,
    checkOutput: options.checkOutput,
    stamp: createTimeStamps({ vault, clock }).sign,
    gateOf: limits.gateOf,
    uploads: {
      ...limits.uploads,
      receive: createReceiver({ ...files, refuse: (problem) => new AppError(RECEIVE_PROBLEMS[problem], sizeOf(files)) }),
      discard: 2 * files.maxBytes,
    },
    checkPin: (session, request) => checkPin(tokens, session, request),
    identify: async (request) => {
      const { caller, authenticate } = await auth.identify(accessTokenOf(request));
      return { caller, authenticate: ({ ignoreSimulated }) => authenticate(headersOf(request, { ignoreSimulated })) };
    },
  });
  modules.install(route);
  installOpenApi(app, { calls: CALLS, describe: () => createReference({ version, publicUrl, translate }) });
  installReferencePage(app);
  return app;
}
