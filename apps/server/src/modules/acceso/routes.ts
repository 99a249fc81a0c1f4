import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { languageOf, type Translate } from '../../platform/http/error-handler.ts';
import { originOf as trustedOriginOf } from '../../platform/http/origin.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { setRefreshCookie } from '../auth/service.ts';
import { siteOf } from '../factores/service.ts';
import { setChallengeCookie } from '../login/service.ts';
import type { Asked } from './ask-step.ts';
import { clearAttemptCookie, readBrowser, setAttemptCookie } from './attempt-cookie.ts';
import { CALLBACK_PATH, type Lugar } from './attempts.ts';
import type { AccesoService } from './service.ts';
import { CLOSE_PATH, CLOSE_SCRIPT, windowPage } from './window-page.ts';

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
export function accesoRoutes(options: { route: Router<Sesion>; service: AccesoService; publicUrl: string | null; secure: boolean }): void {
  const { route, service, publicUrl, secure } = options;
  const placeOf = (request: FastifyRequest): Lugar => ({
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    origin: originOf(request),
    sitio: siteOf(trustedOriginOf(request, publicUrl)),
  });
  /** Whoever has a second step to go is told so, and this browser is the one that may go it. */
  function orAsk<T extends object>(reply: FastifyReply, result: T | { asked: Asked }): T {
    if (!('asked' in result)) return result;
    setChallengeCookie(reply, result.asked.cookie, secure);
    throw result.asked.error;
  }
  const { attempts, methods, providers, links, entries } = service;
  route(acceso.metodos, ({ input, request }) => methods.list(input.Username, request.ip));

  const begin = async (
    { IdLogin, Recordar = false, ...by }: { IdLogin: string; Recordar?: boolean; username: string; token?: string },
    proveedor: Proveedor,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) => {
    const inicio = { proveedor, idLogin: IdLogin, recordada: Recordar };
    const { url, secret, userName } = await service.begin(by, inicio, placeOf(request));
    setAttemptCookie(reply, IdLogin, secret, secure);
    return { IdLogin, Url: url, Username: userName };
  };
  route(acceso.crear365, ({ input: { Username = '', Token, ...rest }, ...http }) =>
    begin({ ...rest, username: Username, ...(Token ? { token: Token } : {}) }, '365', http),
  );
  route(acceso.crearSso, ({ input: { Token, ...rest }, ...http }) => begin({ ...rest, username: '', token: Token }, 'sso', http));

  const check = (proveedor: Proveedor) =>
    route(proveedor === '365' ? acceso.comprobar365 : acceso.comprobarSso, async ({ input, request, reply }) => {
      const { IdLogin: idLogin, Username: username } = input;
      const key = { idLogin, username, proveedor, navegador: readBrowser(request, idLogin) };
      const { content, refresh } = orAsk(reply, await attempts.check(key, placeOf(request)));
      if (refresh) {
        setRefreshCookie(reply, refresh, secure);
        clearAttemptCookie(reply, idLogin);
      }
      return content;
    });
  check('365');
  check('sso');

  const order = (proveedor: Proveedor) =>
    route(proveedor === '365' ? acceso.enviar365 : acceso.enviarSso, ({ input: { Username, Lang }, request }) =>
      links.order(proveedor, { username: Username, idioma: Lang, address: request.ip }),
    );
  order('365');
  order('sso');

  route(acceso.mirarEnlace, ({ input }) => entries.look(input.Token));
  route(acceso.entrarConEnlace, async ({ input, request, reply }) => {
    const { perfil, refresh } = orAsk(reply, await entries.enter(input.Token, placeOf(request)));
    setRefreshCookie(reply, refresh, secure);
    return perfil;
  });

  route(accesoIntranet.leer, async ({ session, request }) => ({
    ...(await providers.list(session)),
    urlDeVuelta: service.baseUrl(originOf(request)) + CALLBACK_PATH,
  }));
  route(accesoIntranet.guardar, ({ session, input }) => providers.save(session, input));
  route(accesoIntranet.probar, ({ input }) => providers.test(input));
  route(accesoIntranet.borrar, ({ session, input }) => providers.remove(session, input.proveedor));
  route(accesoIntranet.enlace, ({ session, input, request }) => entries.make(session, input, originOf(request)));
}

/** The page that the provider sends the window back to. It is no call: a browser shows it. */
export function accesoWindow({ app, service, translate }: { app: FastifyInstance; service: AccesoService; translate: Translate }): void {
  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const at = request.url.indexOf('?');
    const query = at < 0 ? '' : request.url.slice(at);
    const arrived = await service.attempts.arrive(query, (idLogin) => readBrowser(request, idLogin));
    // A policy of its own would part the window from the app, which then takes it for closed.
    void reply.headers({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    if ('url' in arrived) return reply.redirect(arrived.url, 303);
    const { codigo } = arrived;
    return reply
      .code(codigo === null ? 200 : 400)
      .type('text/html; charset=utf-8')
      .send(windowPage({ idioma: languageOf(request), codigo, translate }));
  });
  app.get(CLOSE_PATH, { exposeHeadRoute: false }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(CLOSE_SCRIPT),
  );
}
