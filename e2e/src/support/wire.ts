import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';

/** Where a clock action is posted, and a record deleted. */
export const REGISTROS = '/instancia/registros';
/** Where what has waited on a device is handed over. */
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

/** Matches a clock action, whatever its query, made now or while there was no connection. */
export const atRegistros = (url: URL): boolean => url.pathname === REGISTROS || url.pathname === ENTREGAR;

/** An answer as the server gives it when it wants the token renewed; without `renew`, when the session is at its end. */
export function unauthorized(route: Route, { renew }: { renew: boolean }): Promise<void> {
  return route.fulfill({
    status: 401,
    headers: renew ? { [CABECERAS.requestAction]: ACCIONES.refreshToken } : {},
    json: { Error: { HasError: true, Message: '', Code: renew ? 'sesion.renovar' : 'sesion.caducada', Fields: {} }, content: null },
  });
}

/**
 * From now on the instance takes this token for an expired one, in every call but the renewal; in one path only, where the test is
 * about that call: what the app asks for in the background would else renew the token, or end the session, before it.
 */
export async function expireToken(where: Page | BrowserContext, token: string, path?: string): Promise<void> {
  await where.route(
    (url) => (path === undefined ? url.pathname.startsWith('/instancia/') && url.pathname !== REFRESH : url.pathname === path),
    (route, request) =>
      request.headers()[CABECERAS.accessToken.toLowerCase()] === token ? unauthorized(route, { renew: true }) : route.fallback(),
  );
}

/** The next call in somebody else's name is told that its second token has expired; what comes after passes. */
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

/** Answers the first clock action in another way than the server would; what comes after it passes. */
export async function onFirstClockAction(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route(atRegistros, async (route, request) => {
    if (request.method() !== 'POST' || !isFirst) return route.fallback();
    isFirst = false;
    return answer(route);
  });
}
