import type { FastifyReply, FastifyRequest } from 'fastify';
import { INSTANCE_PATH } from '../../platform/http/router.ts';

/** The content of the refresh cookie: company, session, and the secret. */
export type RefreshSecret = { entidadId: number; sesionId: string; secret: Buffer };

const COOKIE = 'jornada_refresh';
const PATH = `${INSTANCE_PATH}/auth`;
const YEAR_SECONDS = 365 * 24 * 3600;

export const formatCookie = ({ entidadId, sesionId, secret }: RefreshSecret): string =>
  `${entidadId}.${sesionId}.${secret.toString('base64url')}`;

/** Null for a text that is not such a cookie. */
export function parseCookie(text: string | undefined): RefreshSecret | null {
  const match = /^(\d{1,9})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(text ?? '');
  if (!match) return null;
  const [, entidadId = '', sesionId = '', secret = ''] = match;
  return { entidadId: Number(entidadId), sesionId, secret: Buffer.from(secret, 'base64url') };
}

/** Writes the cookie. Scripts cannot read it, it is sent only to the calls of /auth, and never from another site. */
export function setRefreshCookie(reply: FastifyReply, refresh: RefreshSecret, secure: boolean): void {
  reply.setCookie(COOKIE, formatCookie(refresh), { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: YEAR_SECONDS });
}

export const clearRefreshCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: PATH });

export const readRefreshCookie = (request: FastifyRequest): RefreshSecret | null => parseCookie(request.cookies[COOKIE]);
