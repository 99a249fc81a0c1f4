import type { FastifyReply, FastifyRequest } from 'fastify';
import { INSTANCE_PATH } from '../../platform/http/router.ts';

/** The refresh secret as the browser keeps it: which company and session it opens, and the secret itself. */
export type RefreshSecret = { entidadId: number; sesionId: string; secret: Buffer };

const COOKIE = 'jornada_refresh';
const PATH = `${INSTANCE_PATH}/auth`;
const YEAR_SECONDS = 365 * 24 * 3600;

export const formatCookie = ({ entidadId, sesionId, secret }: RefreshSecret): string =>
  `${entidadId}.${sesionId}.${secret.toString('base64url')}`;

/** Null for anything that is not one of ours. */
export function parseCookie(text: string | undefined): RefreshSecret | null {
  const match = /^(\d{1,9})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(text ?? '');
  if (!match) return null;
  const [, entidadId = '', sesionId = '', secret = ''] = match;
  return { entidadId: Number(entidadId), sesionId, secret: Buffer.from(secret, 'base64url') };
}

/** Writes the cookie: unreadable for scripts, sent to the calls of /auth only, never from another site. */
export function setRefreshCookie(reply: FastifyReply, refresh: RefreshSecret, secure: boolean): void {
  reply.setCookie(COOKIE, formatCookie(refresh), { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: YEAR_SECONDS });
}

export const clearRefreshCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: PATH });

export const readRefreshCookie = (request: FastifyRequest): RefreshSecret | null => parseCookie(request.cookies[COOKIE]);
