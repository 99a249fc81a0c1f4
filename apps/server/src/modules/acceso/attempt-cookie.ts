import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An attempt to sign in lives so long. */
export const ATTEMPT_MINUTES = 10;

const PATH = '/api/auth';
const nameOf = (idLogin: string): string => `jornada_acceso_${idLogin}`;

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What proves that it is the browser that began: unreadable for scripts. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');

/** Lax, for the provider sends the window back from another site. */
export function setAttemptCookie(reply: FastifyReply, idLogin: string, secret: string, secure: boolean): void {
  reply.setCookie(nameOf(idLogin), secret, { path: PATH, httpOnly: true, sameSite: 'lax', secure, maxAge: ATTEMPT_MINUTES * 60 });
}

export const clearAttemptCookie = (reply: FastifyReply, idLogin: string): FastifyReply =>
  reply.clearCookie(nameOf(idLogin), { path: PATH });

/** Its hash, or that of nothing: then no attempt fits. */
export const readBrowser = (request: FastifyRequest, idLogin: string): Buffer => hashOf(request.cookies[nameOf(idLogin)] ?? '');
