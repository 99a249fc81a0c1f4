import { SignJWT } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import type { FcmAccount } from './account.ts';
import { unmended, waitOf, type FcmMeaning } from './answers.ts';
import type { FcmPost } from './http.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTION_S = 3600;
/** A token is replaced so long before its end. */
const EARLY_S = 300;
/** A refusal holds so long: many messages do not ask many times. */
const REFUSED_S = 10;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refused = z.object({ error: z.string().max(100) });

/** A token, or why there is none. */
export type FcmAccess = { token: string } | { refused: FcmMeaning };

type Options = { account: FcmAccount; tokenUrl: string; clock: Clock; post: FcmPost };

/**
 * Access tokens for the service account (RFC 7523), each used until shortly before its end. Whoever asks while one is on its way gets that
 * one. Rejects if nobody answers.
 */
export function createFcmAccess({ account, tokenUrl, clock, post }: Options) {
  const nowS = (): number => Math.floor(clock.now().epochMilliseconds / 1000);
  let last: { access: Promise<FcmAccess>; untilS: number } | null = null;

  async function ask(): Promise<FcmAccess & { forS: number }> {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.keyId })
      .setIssuer(account.email)
      .setAudience(tokenUrl)
      .setIssuedAt(nowS())
      .setExpirationTime(nowS() + ASSERTION_S)
      .sign(account.key);
    const form = new URLSearchParams({ grant_type: GRANT, assertion }).toString();
    const answer = await post(tokenUrl, { 'content-type': 'application/x-www-form-urlencoded' }, form);
    const given = granted.safeParse(answer.body).data;
    if (answer.status === 200 && given) {
      const { access_token: token, expires_in: forS } = given;
      return { token, forS: Math.max(forS - EARLY_S, forS / 2) };
    }
    const why = refused.safeParse(answer.body).data?.error;
    return { refused: waitOf(answer) ?? unmended(answer.status, why ?? 'no access token'), forS: REFUSED_S };
  }

  return {
    get(): Promise<FcmAccess> {
      if (last && nowS() < last.untilS) return last.access;
      const begun = { access: ask(), untilS: Infinity };
      last = begun;
      begun.access.then(
        ({ forS }) => (begun.untilS = nowS() + forS),
        () => (begun.untilS = nowS() + REFUSED_S),
      );
      return begun.access;
    },
    /** Firebase has refused this token. The next one who asks gets another, unless somebody got it already. */
    async forget(token: string): Promise<void> {
      const asked = last;
      const access = await asked?.access.catch(() => null);
      if (access && 'token' in access && access.token === token && last === asked) last = null;
    },
  };
}
