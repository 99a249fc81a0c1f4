import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { createTranslator } from '@jornada/i18n/server.ts';
import { composeEntry } from './entry.ts';
import { createAttempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs.ts';
import { AppError } from './platform/http/app-error.ts';
import { installErrorHandler, sendError } from './platform/http/error-handler.ts';
import { installCatalogues } from './platform/http/catalogues.ts';
import type { Metrics } from './platform/http/observe.ts';
import { installOpenApi } from './platform/http/openapi.ts';
import { tellBrowsers } from './platform/http/browsers.ts';
import { createRouter, INSTANCE_PATH } from './platform/http/router.ts';
import { createTokens } from './platform/http/tokens.ts';
import { installStopping } from './platform/http/stopping.ts';
import { installWebApps, type WebApp } from './platform/http/web-app.ts';
import { loggerOptions } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import type { Events } from './platform/events.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPushMetrics } from './platform/push/metrics.ts';
import type { PushSender } from './platform/push/send.ts';
import type { Secrets } from './platform/secrets.ts';
import { composeAccess } from './access.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { composeAccount } from './account.ts';
import { composeCompany } from './company.ts';
import { composeLimits } from './limits.ts';
import { createAuditoriaService } from './modules/auditoria/service.ts';
import { createCompanySessions } from './modules/auth/company-sessions.ts';
import { createOwnSessions } from './modules/auth/own-sessions.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { createAuthService } from './modules/auth/service.ts';
import { bandejaRoutes } from './modules/bandeja/routes.ts';
import { createBandejaService } from './modules/bandeja/service.ts';
import { bolsaRoutes } from './modules/bolsa/routes.ts';
import { createBolsaService } from './modules/bolsa/service.ts';
import { createCorreoService } from './modules/correo/service.ts';
import { createEntidadesService } from './modules/entidades/service.ts';
import { loginRoutes } from './modules/login/routes.ts';
import { createComplete } from './modules/login/complete.ts';
import { createOpen } from './modules/login/open.ts';
import { createLoginService } from './modules/login/service.ts';
import { notificacionesRoutes } from './modules/notificaciones/routes.ts';
import { createNotificacionesService } from './modules/notificaciones/service.ts';
import { novedadesRoutes } from './modules/novedades/routes.ts';
import { createNovedadesService, type Novedad } from './modules/novedades/service.ts';
import { createPerfilService } from './modules/perfil/service.ts';
import { registrosRoutes } from './modules/registros/routes.ts';
import { createRegistrosService } from './modules/registros/service.ts';
import { resumenRoutes } from './modules/resumen/routes.ts';
import { createResumenService } from './modules/resumen/service.ts';
import { tiposRoutes } from './modules/tipos/routes.ts';
import { versionesRoutes } from './modules/versiones/routes.ts';

export type AppOptions = {
  db: Database;
  /** Work outside a request: modules say what is done, whoever starts the server starts it. */
  jobs: Jobs;
  /** Where numbers of this process are kept. */
  metrics: Metrics;
  /** What the processes on this database tell each other. */
  events: Events<Novedad>;
  clock: Clock;
  secrets: Secrets;
  version: string;
  environment: 'produccion' | 'pruebas';
  /** Where the app is reached from outside; null: as the request says. */
  publicUrl: string | null;
  allowedOrigins: readonly string[];
  /** Hosts of identity providers that may be asked although they are not public. */
  privateHosts: readonly string[];
  /** Null: mails wait in the outbox to be handed over. */
  mailer: Mailer | null;
  /** Null: no messages are sent to browsers. */
  push: PushSender | null;
  /** Push services of this machine, for tests. */
  pushTestOrigins: readonly string[];
  /** Who answers requests for help; null: the admins of each company. */
  support: string | null;
  /** Whether companies may register themselves. */
  registration: boolean;
  /** The oldest app that may go on; null: as old as this server understands. */
  minimumAppVersion: string | null;
  logLevel: string;
  /** Proxies before the server whose word on addresses is taken. */
  trustProxy: number;
  /** The built browser apps. */
  webApps: readonly WebApp[];
  /** Holds every answer against the contract; for tests. */
  checkOutput: boolean;
  /** Requests a minute from one address: a whole office may stand behind it. */
  requestsPerMinute: number;
  /** Calls that may be in progress at once. */
  requestsAtOnce: number;
  /** After so many milliseconds a call that still runs is answered as unavailable. */
  answerWithinMs: number;
};

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;

/** Composes the server: central host at /api, instance at /instancia, the app at /. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { jobs, db, clock, secrets, version, environment, publicUrl } = options;
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
    // What comes while the server stops on a connection that is open still is answered like anything else.
    return503OnClosing: false,
    // An address that cannot be read is answered like one that is not there.
    frameworkErrors: (_error, request, reply) =>
      void sendError({ error: new AppError('general.ruta-no-existe'), request, reply, translate }),
  });
  const secure = publicUrl?.startsWith('https:') ?? false;

  app.decorateRequest('idioma', null);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await tellBrowsers(app, { origins: options.allowedOrigins, publicUrl });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
  });
  const page = await installWebApps(app, options.webApps);
  const novedadesService = createNovedadesService({
    db,
    events: options.events,
    onError: (error) => app.log.warn({ err: error }, 'nobody was told'),
  });
  app.addHook('preClose', async () => novedadesService.close());
  installStopping(app);
  const { requestsAtOnce, answerWithinMs, metrics } = options;
  const limits = composeLimits({ app, db, metrics, requestsAtOnce, answerWithinMs, listening: novedadesService.listening });
  installErrorHandler({ app, translate, sendPage: page.sendPage, onRefused: limits.refused });
  installCatalogues(app);

  const entidades = createEntidadesService({ db });
  const auditoriaService = createAuditoriaService({ clock });
  const correoService = createCorreoService({ db, jobs, clock, translate, auditoria: auditoriaService, mailer: options.mailer, publicUrl });
  const tokens = createTokens({ secrets, clock });
  const passwords = createPasswords({ key: secrets.data[0]?.key });
  const attempts = createAttempts({ db, clock });
  const account = composeAccount({ db, clock, secrets, tokens, passwords, attempts, entidades, correo: correoService, translate, version });
  const { secondStep } = account;
  const instanceUrl = (origin: string): string => (publicUrl ?? origin) + INSTANCE_PATH;
  const access = composeAccess({
    db,
    clock,
    secrets,
    tokens,
    jobs,
    attempts,
    entidades,
    correo: correoService,
    auditoria: auditoriaService,
    translate,
    environment,
    privateHosts: options.privateHosts,
    instanceUrl,
    baseUrl: (origin) => publicUrl ?? origin,
  });
  const { confirmSso, allowsPassword } = access;
  const authService = createAuthService({ db, clock, entidades, tokens, confirmSso });
  const perfil = createPerfilService({ db, clock, entidades, fotoTokens: account.fotoTokens, environment });
  const notificacionesService = createNotificacionesService({
    db,
    clock,
    jobs: options.jobs,
    translate,
    entidades,
    correo: correoService,
    push: options.push,
    onDelivery: createPushMetrics(metrics),
    attempts,
    testOrigins: options.pushTestOrigins,
    onError: (error) => app.log.warn({ err: error }, 'nobody was told'),
  });
  const registrosService = createRegistrosService({
    db,
    clock,
    entidades,
    auditoria: auditoriaService,
    translate,
    onWritten: async (escrito) => {
      novedadesService.trasEscribir(escrito);
      await notificacionesService.trasEscribir(escrito);
    },
  });
  const open = createOpen({ auth: authService, perfil, environment, instanceUrl });
  const loginService = createLoginService({ db, passwords, attempts, entidades, secondStep, allowsPassword, open });
  const route = createRouter({
    app,
    checkOutput: options.checkOutput,
    gateOf: limits.gateOf,
    authenticate: ({ headers, ip }, { ignoreSimulated }) =>
      authService.authenticate({
        direccion: ip,
        accessToken: headers[CABECERAS.accessToken.toLowerCase()] as string | undefined,
        simulado: ignoreSimulated ? undefined : (headers[CABECERAS.usuarioSimulado.toLowerCase()] as string | undefined),
      }),
  });
  authRoutes({
    route,
    service: authService,
    ownSessions: createOwnSessions({ db, clock, auditoria: auditoriaService }),
    companySessions: createCompanySessions({ db, clock, auditoria: auditoriaService }),
    secure,
  });
  const complete = createComplete({ db, secondStep, open });
  loginRoutes({ route, service: loginService, complete, secondStep, perfil, turns: limits.logins, publicUrl, secure });
  account.routes({ route, publicUrl });
  composeEntry({
    route,
    db,
    clock,
    jobs,
    secrets,
    translate,
    passwords,
    attempts,
    auth: authService,
    correo: correoService,
    auditoria: auditoriaService,
    support: options.support,
    registration: options.registration,
  });
  access.routes({ app, route, auth: authService, perfil, secondStep, publicUrl, secure });
  versionesRoutes({ route, version, minimum: options.minimumAppVersion });
  registrosRoutes({ route, service: registrosService });
  novedadesRoutes({ route, service: novedadesService });
  bandejaRoutes({ route, service: createBandejaService({ db, clock, entidades, fotoTokens: account.fotoTokens, translate }) });
  tiposRoutes({ route, entidades, registros: registrosService, translate });
  resumenRoutes({
    route,
    service: createResumenService({ db, clock, entidades, auditoria: auditoriaService, registros: registrosService, translate, version }),
  });
  bolsaRoutes({ route, service: createBolsaService({ db, clock, entidades, auditoria: auditoriaService }) });
  composeCompany({
    route,
    db,
    clock,
    entidades,
    auditoria: auditoriaService,
    translate,
    correo: correoService,
    auth: authService,
    perfil,
    registros: registrosService,
    novedades: novedadesService,
    notificaciones: notificacionesService,
    removeLost: account.removeLost,
    fotoTokens: account.fotoTokens,
  });
  notificacionesRoutes({ route, service: notificacionesService });
  installOpenApi(app, CALLS, version);
  return app;
}
