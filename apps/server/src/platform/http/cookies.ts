import type { FastifyReply, FastifyRequest } from 'fastify';

/** `path`: where plain http sends it; over https it goes everywhere, as its name demands. */
type Definition = { name: string; path: string; sameSite: 'strict' | 'lax'; seconds: number };

/**
 * A cookie that scripts cannot read. Over https its name begins with `__Host-`: browsers then take it only from this very host and over TLS, so
 * that neither another host of the same domain nor somebody on the way can put one in its place. Plain http keeps the plain name, and over
 * https a plain one is not read.
 */
export function defineCookie({ name, path, sameSite, seconds }: Definition) {
  const nameFor = (secure: boolean): string => (secure ? `__Host-${name}` : name);
  const placeFor = (secure: boolean) => ({ path: secure ? '/' : path, secure });
  return {
    nameFor,
    set: (reply: FastifyReply, value: string, secure: boolean): void =>
      void reply.setCookie(nameFor(secure), value, { ...placeFor(secure), httpOnly: true, sameSite, maxAge: seconds }),
    // Browsers refuse the name without `Secure`, also where it takes the cookie away.
    clear: (reply: FastifyReply, secure: boolean): void => void reply.clearCookie(nameFor(secure), placeFor(secure)),
    read: (request: FastifyRequest, secure: boolean): string | undefined => request.cookies[nameFor(secure)],
  };
}
