import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';

/** The address for clock actions, and for deleting records. */
export const REGISTROS = '/instancia/registros';
/** The address for waiting actions of a device. */
export const ENTREGAR = '/instancia/registros/entregar';
export const REFRESH = '/instancia/auth/refreshToken';

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Collects the requests to one path from now on. */
export function collectRequests(where: Page | BrowserContext, path: string, method = 'GET'): Request[] {
  const found: Request[] = [];
  (where as Page).on('request', (request) => {
    if (pathOf(request) === path && request.method() === method) found.push(request);
  });
  return found;
}

export const keyOf = (request: Request): string | undefined => request.headers()[CABECERAS.idempotencyKey.toLowerCase()];

/** Matches a clock action, made now or without a connection, with any query. */
export const atRegistros = (url: URL): boolean => url.pathname === REGISTROS || url.pathname === ENTREGAR;

/** The server's answer when the token must be renewed; without `renew`, when the session has ended. */
export function unauthorized(route: Route, { renew }: { renew: boolean }): Promise<void> {
  return route.fulfill({
    status: 401,
    headers: renew ? { [CABECERAS.requestAction]: ACCIONES.refreshToken } : {},
    json: { Error: { HasError: true, Message: '', Code: renew ? 'sesion.renovar' : 'sesion.caducada', Fields: {} }, content: null },
  });
}

/**
 * From now on the instance treats this token as expired, in every call except the renewal. With a path, only there: otherwise a
 * request in the background might renew the token, or end the session, before the call of the test.
 */
export async function expireToken(where: Page | BrowserContext, token: string, path?: string): Promise<void> {
  await where.route(
    (url) => (path === undefined ? url.pathname.startsWith('/instancia/') && url.pathname !== REFRESH : url.pathname === path),
    (route, request) =>
      request.headers()[CABECERAS.accessToken.toLowerCase()] === token ? unauthorized(route, { renew: true }) : route.fallback(),
  );
}

/** The next call for another person gets the answer that its second token has expired; later calls pass. */
export async function expireSimulatedOnce(page: Page): Promise<void> {
  let isFirst = true;
  await page.route(
    (url) => url.pathname.startsWith('/instancia/'),
    (route, request) => {
      if (!isFirst || request.headers()[CABECERAS.usuarioSimulado.toLowerCase()] === undefined) return route.fallback();
      isFirst = false;
      return route.fulfill({
        status: 401,
        headers: { [CABECERAS.requestAction]: ACCIONES.refreshTokenUsuarioSimulado },
        json: { Error: { HasError: true, Message: '', Code: 'sesion.renovar-simulado', Fields: {} }, content: null },
      });
    },
  );
}

/** Answers the first clock action differently from the server; later ones pass. */
export async function onFirstClockAction(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route(atRegistros, async (route, request) => {
    if (request.method() !== 'POST' || !isFirst) return route.fallback();
    isFirst = false;
    return answer(route);
  });
}
