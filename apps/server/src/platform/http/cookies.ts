import type { FastifyReply, FastifyRequest } from 'fastify';

/** `path`: the path on plain http. Over https the cookie is for all paths, because its name requires that. */
type Definition = { name: string; path: string; sameSite: 'strict' | 'lax'; seconds: number };

/**
 * A cookie that scripts cannot read. Over https its name begins with `__Host-`, so browsers accept it only from this host and
 * over TLS: neither another host of the same domain nor somebody on the network can replace it. Plain http uses the plain name,
 * and over https a plain name is not read.
 */
export function defineCookie({ name, path, sameSite, seconds }: Definition) {
  const nameFor = (secure: boolean): string => (secure ? `__Host-${name}` : name);
  const placeFor = (secure: boolean) => ({ path: secure ? '/' : path, secure });
  return {
    nameFor,
    set: (reply: FastifyReply, value: string, secure: boolean): void =>
      void reply.setCookie(nameFor(secure), value, { ...placeFor(secure), httpOnly: true, sameSite, maxAge: seconds }),
    // Browsers refuse the name without `Secure`, even to delete the cookie.
    clear: (reply: FastifyReply, secure: boolean): void => void reply.clearCookie(nameFor(secure), placeFor(secure)),
    read: (request: FastifyRequest, secure: boolean): string | undefined => request.cookies[nameFor(secure)],
  };
}
