import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Clock } from './clock.ts';
import { statement, type Queryable } from './database/pool.ts';
import type { Tokens } from './http/tokens.ts';

/** Signed tokens that can be used once. Nothing is stored before they are used. */
export type OneTime = {
  sign(claims: JWTPayload, options: { purpose: string; seconds: number }): Promise<string>;
  /** The content of a token, used or not; null if it has expired, is forged, or has another purpose. */
  read(token: string, options: { purpose: string }): Promise<JWTPayload | null>;
  /** Uses the token up. Of several callers at once only one gets true. After a roll-back the token is good again. */
  spend(tx: Queryable, claims: JWTPayload): Promise<boolean>;
};

const SPEND = statement(
  'platform/one-time.SPEND',
  'insert into central.retos_usados (huella, caduca) values ($1, $2) on conflict do nothing returning 1 as ok',
);
// An expired token is refused by its own date, so it need not be kept.
const PRUNE = statement('platform/one-time.PRUNE', 'delete from central.retos_usados where caduca < $1');

export function createOneTime({ tokens, clock }: { tokens: Tokens; clock: Clock }): OneTime {
  return {
    sign: (claims, options) => tokens.sign({ ...claims, jti: randomBytes(16).toString('base64url') }, options),
    async read(token, { purpose }) {
      const result = await tokens.verify(token, { purpose });
      return result.state === 'valid' ? result.claims : null;
    },
    async spend(tx, { jti, exp }) {
      if (!jti || !exp) return false;
      const ends = Temporal.Instant.fromEpochMilliseconds(exp * 1000).toString();
      await tx.query(PRUNE, [clock.now().toString()]);
      const rows = await tx.query(SPEND, [createHash('sha256').update(jti).digest(), ends]);
      return rows.length > 0;
    },
  };
}
