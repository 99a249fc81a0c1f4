import { randomBytes } from 'node:crypto';
import { SignJWT, jwtVerify, errors, type JWTPayload } from 'jose';
import type { Secrets } from '../secrets.ts';
import { asDate, type Clock } from '../clock.ts';

/** A token as it was read. `expired`: signature, issuer and audience were right. */
export type VerifiedToken = { state: 'valid' | 'expired'; claims: JWTPayload } | { state: 'invalid' };

/** Signs and verifies short-lived tokens: HS256, key by id, readable payload. */
export type Tokens = {
  /** No two are the same, also of one second: a client knows by that whether a token has been renewed. */
  sign(claims: JWTPayload, options: { purpose: string; seconds: number }): Promise<string>;
  /** Never throws for a bad token: a forged token, one for another purpose, or garbage gives `invalid`. */
  verify(token: string, options: { purpose: string }): Promise<VerifiedToken>;
};

const ISSUER = 'jornada';
/** Tokens whose signature was already verified: each comes with every call for a quarter of an hour. */
const MAX_KNOWN = 20_000;

export function createTokens({ secrets, clock }: { secrets: Pick<Secrets, 'signing'>; clock: Clock }): Tokens {
  const [current] = secrets.signing;
  if (!current) throw new Error('no signing key');
  const keys = new Map(secrets.signing.map(({ kid, key }) => [kid, key]));
  const now = (): number => Math.floor(clock.now().epochMilliseconds / 1000);
  const known = new Map<string, JWTPayload>();

  function remember(key: string, claims: JWTPayload): void {
    known.set(key, claims);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  return {
    sign: (claims, { purpose, seconds }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: current.kid })
        .setIssuer(ISSUER)
        .setAudience(purpose)
        .setJti(randomBytes(6).toString('base64url'))
        .setIssuedAt(now())
        .setExpirationTime(now() + seconds)
        .sign(current.key),
    async verify(token, { purpose }) {
      // A signature stays valid; only the time has to be checked again.
      const key = `${purpose} ${token}`;
      const claims = known.get(key);
      if (claims) return { state: (claims.exp ?? 0) <= now() ? 'expired' : 'valid', claims };
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keys.get(kid ?? '') ?? Promise.reject(new Error('unknown key')), {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: purpose,
          currentDate: asDate(clock.now()),
        });
        remember(key, payload);
        return { state: 'valid', claims: payload };
      } catch (error) {
        // This error means that signature, issuer and audience were right.
        if (error instanceof errors.JWTExpired) return { state: 'expired', claims: error.payload };
        return { state: 'invalid' };
      }
    },
  };
}
