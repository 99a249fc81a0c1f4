import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { defineCookie } from '../../platform/http/cookies.ts';

/** How long an attempt to sign in is valid. */
export const ATTEMPT_MINUTES = 10;

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret by which the server recognises the browser that began the attempt. Scripts cannot read it. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');

/**
 * By what the server recognises an app that began the attempt with a challenge: the digest of it. The space keeps it
 * apart from what a cookie may hold (`SECRET`), so that a cookie cannot stand for a challenge and save the code.
 */
export const hashOfChallenge = (reto: string): Buffer => hashOf(`app ${reto}`);
/** The same, by the verifier of the challenge. */
export const hashOfVerifier = (verifier: string): Buffer => hashOfChallenge(hashOf(verifier).toString('base64url'));

/** The cookie of one attempt. SameSite is `lax`, because the provider sends the window back from another site. */
export const attemptCookie = (idLogin: string) =>
  defineCookie({ name: `jornada_acceso_${idLogin}`, path: '/api/auth', sameSite: 'lax', seconds: ATTEMPT_MINUTES * 60 });

const SECRET = /^[\w-]{43}$/;

/** The hash of the browser's secret. Without a cookie it is the hash of an empty text, which fits no attempt. */
export const readBrowser = (request: FastifyRequest, idLogin: string, secure: boolean): Buffer =>
  hashOf(SECRET.exec(attemptCookie(idLogin).read(request, secure) ?? '')?.[0] ?? '');
