import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long an attempt to sign in is valid. */
export const ATTEMPT_MINUTES = 10;

const PATH = '/api/auth';
const nameOf = (idLogin: string): string => `jornada_acceso_${idLogin}`;

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret by which the server recognises the browser that began the attempt. Scripts cannot read it. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');

/** SameSite is `lax`, because the provider sends the window back from another site. */
export function setAttemptCookie(reply: FastifyReply, idLogin: string, secret: string, secure: boolean): void {
  reply.setCookie(nameOf(idLogin), secret, { path: PATH, httpOnly: true, sameSite: 'lax', secure, maxAge: ATTEMPT_MINUTES * 60 });
}

export const clearAttemptCookie = (reply: FastifyReply, idLogin: string): FastifyReply =>
  reply.clearCookie(nameOf(idLogin), { path: PATH });

/** The hash of the cookie. Without a cookie it is the hash of an empty text, which fits no attempt. */
export const readBrowser = (request: FastifyRequest, idLogin: string): Buffer => hashOf(request.cookies[nameOf(idLogin)] ?? '');
