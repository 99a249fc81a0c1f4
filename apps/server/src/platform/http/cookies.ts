import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';

/** `path`: the path on plain http. Over https the cookie is for all paths, because its name requires that. */
type Definition = { name: string; path: string; sameSite: 'strict' | 'lax'; seconds: number };

const SECRETS = CABECERA_SECRETOS.toLowerCase();

/** What the wrapper keeps under this name. */
function readKept({ headers }: FastifyRequest, name: string): string | undefined {
  const given = headers[SECRETS];
  if (typeof given !== 'string') return undefined;
  const pair = given.split(';').find((one) => one.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) || undefined;
}

/** Gives it to the wrapper to keep; an empty value is to be forgotten. Values have only characters that a header takes as they are. */
function giveToKeep(reply: FastifyReply, name: string, value: string): void {
  const before = reply.getHeader(SECRETS);
  void reply.header(SECRETS, [...(typeof before === 'string' ? [before] : []), `${name}=${value}`].join(', '));
}

/**
 * A cookie that scripts cannot read. Over https its name begins with `__Host-`: browsers then take it only from this very host and over TLS, so
 * that neither another host of the same domain nor somebody on the way can put one in its place. Plain http keeps the plain name, and over
 * https a plain one is not read.
 *
 * A page of another origin that the installation allows has a cookie of its own, because no browser sends it a `strict` one. That one is read
 * only if the request names such an origin, and the browser keeps it apart for each site that holds the page.
 *
 * The mobile wrapper has no cookies. It gets the value in a header, keeps it in the device's secure store, and sends it in a header. No page
 * can ask for that, because the browser writes `Origin`; and of a request of the wrapper no cookie is read.
 */
export function defineCookie({ name, path, sameSite, seconds }: Definition) {
  const nameFor = (secure: boolean): string => (secure ? `__Host-${name}` : name);
  /** Browsers take no cookie for another site over plain http. */
  const isElsewhere = (request: FastifyRequest, secure: boolean): boolean => secure && sameSite === 'strict' && request.isOtherOrigin;
  const nameIn = (request: FastifyRequest, secure: boolean): string =>
    isElsewhere(request, secure) ? `${nameFor(secure)}_app` : nameFor(secure);
  const placeIn = (request: FastifyRequest, secure: boolean): CookieSerializeOptions => ({
    path: secure ? '/' : path,
    secure,
    ...(isElsewhere(request, secure) ? { sameSite: 'none', partitioned: true } : { sameSite }),
  });
  return {
    nameFor,
    set(reply: FastifyReply, value: string, secure: boolean): void {
      if (reply.request.isMobile) return giveToKeep(reply, name, value);
      void reply.setCookie(nameIn(reply.request, secure), value, { ...placeIn(reply.request, secure), httpOnly: true, maxAge: seconds });
    },
    clear(reply: FastifyReply, secure: boolean): void {
      if (reply.request.isMobile) return giveToKeep(reply, name, '');
      // Browsers refuse the name without `Secure`, also where it takes the cookie away.
      void reply.clearCookie(nameIn(reply.request, secure), placeIn(reply.request, secure));
    },
    read: (request: FastifyRequest, secure: boolean): string | undefined =>
      request.isMobile ? readKept(request, name) : request.cookies[nameIn(request, secure)],
  };
}
