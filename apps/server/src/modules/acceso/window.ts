import type { FastifyInstance } from 'fastify';
import { languageOf, type TranslateText } from '../../platform/http/error-handler.ts';
import { readBrowser } from './attempt-cookie.ts';
import { CALLBACK_PATH } from './attempts.ts';
import type { AccesoService } from './service.ts';
import { CLOSE_PATH, CLOSE_SCRIPT, windowPage } from './window-page.ts';

/** The page to which the provider sends the window back. It is not a call: a browser shows it. */
export function installWindow({
  app,
  service,
  secure,
  translate,
}: {
  app: FastifyInstance;
  service: AccesoService;
  secure: boolean;
  translate: TranslateText;
}): void {
  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const at = request.url.indexOf('?');
    const query = at < 0 ? '' : request.url.slice(at);
    const arrived = await service.attempts.arrive(query, (idLogin) => readBrowser(request, idLogin, secure));
    // With the usual policy the browser would separate the window from the app, and the app would take it for closed.
    void reply.headers({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    if ('url' in arrived) return reply.redirect(arrived.url, 303);
    const { codigo, vuelta } = arrived;
    return reply
      .code(codigo === null ? 200 : 400)
      .type('text/html; charset=utf-8')
      .send(windowPage({ idioma: languageOf(request), codigo, vuelta, translate }));
  });
  app.get(CLOSE_PATH, { exposeHeadRoute: false }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(CLOSE_SCRIPT),
  );
}
