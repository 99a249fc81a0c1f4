import * as z from 'zod';
import { secondsOf, type Delivery } from '../delivery.ts';
import type { FcmAnswer } from './http.ts';

/** What an answer means. `problem`: nothing gets through until somebody mends it, so the log says it. */
export type FcmMeaning = Delivery & { problem?: string };

const QUOTA_PAUSE_S = 60;
const AWAY_PAUSE_S = 10;
const MEND_PAUSE_S = 60;

const failure = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.object({
          '@type': z.string().optional(),
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .optional(),
  }),
});

/** The error of Firebase, such as `UNREGISTERED`, the general one, such as `NOT_FOUND`, and the fields of the request that are wrong. */
function readFailure(body: unknown): { code: string | undefined; status: string | undefined; fields: string[] } {
  const { status, details = [] } = failure.safeParse(body).data?.error ?? {};
  return {
    code: details.find((one) => one['@type']?.endsWith('.FcmError'))?.errorCode,
    status,
    fields: details.flatMap(({ fieldViolations = [] }) => fieldViolations.flatMap(({ field }) => field ?? [])),
  };
}

/** Nothing gets through until somebody mends it. The message waits, and is lost only when it is of no use any more. */
export const unmended = (status: number, what: string | undefined): FcmMeaning => ({
  outcome: 'later',
  status,
  seconds: null,
  growsFrom: MEND_PAUSE_S,
  problem: what ? `${status} ${what}` : String(status),
});

/** Firebase, or Google's log-in, asks to wait; null: it does not. */
export function waitOf({ status, retryAfter }: FcmAnswer): FcmMeaning | null {
  if (status !== 429 && status < 500) return null;
  return { outcome: 'later', status, seconds: secondsOf(retryAfter), growsFrom: status === 429 ? QUOTA_PAUSE_S : AWAY_PAUSE_S };
}

/** The credentials of Apple that Firebase has are wrong: no other access token helps. */
export const isOfApple = ({ body }: FcmAnswer): boolean => readFailure(body).code === 'THIRD_PARTY_AUTH_ERROR';

/**
 * The meaning of an answer of FCM (HTTP v1). A token is dead only if Firebase says so of the token itself: a 404 may be a wrong project, a
 * 403 a missing right, and an invalid argument any field.
 */
export function meaningOfFcm(answer: FcmAnswer): FcmMeaning {
  const { status } = answer;
  if (status >= 200 && status < 300) return { outcome: 'sent', status };
  const { code, status: general, fields } = readFailure(answer.body);
  if (code === 'UNREGISTERED') return { outcome: 'dead', status };
  const wait = waitOf(answer);
  if (wait) return wait;
  if (status === 401 || status === 403 || status === 404) return unmended(status, code ?? general);
  if (status === 400 && fields.includes('message.token')) return { outcome: 'dead', status };
  // Also for a redirect, which is not followed.
  return { outcome: 'refused', status };
}
