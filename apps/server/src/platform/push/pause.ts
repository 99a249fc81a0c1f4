import type { Delivery } from './delivery.ts';

const LONGEST_PAUSE_S = 3600;
/** The shortest pause, whatever the service says. */
const LEAST_PAUSE_S = 5;

/** The seconds of a `Retry-After`, an hour at most. Null: there are none, or it is a date. */
export const secondsOf = (retryAfter: string | undefined): number | null =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), LONGEST_PAUSE_S) : null;

/**
 * Whole seconds until the next try, after so many that were put off before. Null: neither the service nor its answer says when.
 * @param random from 0 to 1: up to a quarter more, so that messages that were put off together do not come back together.
 */
export function pauseOf({ seconds, growsFrom }: Extract<Delivery, { outcome: 'later' }>, before: number, random: number): number | null {
  if (growsFrom === undefined) return seconds === null ? null : Math.max(seconds, LEAST_PAUSE_S);
  const least = seconds === null ? Math.min(growsFrom * 2 ** before, LONGEST_PAUSE_S) : Math.max(seconds, LEAST_PAUSE_S);
  return Math.ceil(least * (1 + random / 4));
}
