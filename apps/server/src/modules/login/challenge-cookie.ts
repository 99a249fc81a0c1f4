import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'jornada_reto';
const PATH = '/api/login';

/** Ties a challenge to its browser. Scripts cannot read the cookie, and it is never sent from another site. */
export function setChallengeCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: 5 * 60 });
}

export const clearChallengeCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: PATH });
export const readChallengeCookie = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];
