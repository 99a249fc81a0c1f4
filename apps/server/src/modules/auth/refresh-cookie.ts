import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECRETO_DE_SESION } from '@jornada/contract/mobile-app.ts';
import { defineCookie } from '../../platform/http/cookies.ts';
import { INSTANCE_PATH } from '../../platform/http/router.ts';

/** The content of the refresh cookie: company, session, and the secret. */
export type RefreshSecret = { entidadId: number; sesionId: string; secret: Buffer };

const YEAR_SECONDS = 365 * 24 * 3600;
/** Scripts cannot read it, and it is never sent from another site. */
const COOKIE = defineCookie({ name: SECRETO_DE_SESION, path: `${INSTANCE_PATH}/auth`, sameSite: 'strict', seconds: YEAR_SECONDS });
export const refreshCookieName = COOKIE.nameFor;

const formatCookie = ({ entidadId, sesionId, secret }: RefreshSecret): string => `${entidadId}.${sesionId}.${secret.toString('base64url')}`;

/** Null for a text that is not such a cookie. */
function parseCookie(text: string | undefined): RefreshSecret | null {
  const match = /^(\d{1,9})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(text ?? '');
  if (!match) return null;
  const [, entidadId = '', sesionId = '', secret = ''] = match;
  return { entidadId: Number(entidadId), sesionId, secret: Buffer.from(secret, 'base64url') };
}

export const setRefreshCookie = (reply: FastifyReply, refresh: RefreshSecret, secure: boolean): void =>
  COOKIE.set(reply, formatCookie(refresh), secure);

export const clearRefreshCookie = COOKIE.clear;

export const readRefreshCookie = (request: FastifyRequest, secure: boolean): RefreshSecret | null =>
  parseCookie(COOKIE.read(request, secure));
