import { ApiError } from './api-error.ts';

/** Nobody waits longer than this for one answer, whatever the server says. */
const MOST_MS = 5 * 60_000;

/** What `Retry-After` says, in milliseconds: seconds, as our server sends them. Null where it is missing or cannot be read (a date, say). */
export function readRetryAfter(header: string | null): number | null {
  if (header === null || !/^\d{1,6}$/.test(header.trim())) return null;
  return Math.min(Number(header) * 1000, MOST_MS);
}

/**
 * How long to wait before the same is asked for again: never less than the server said, and up to half as long again, so that
 * those who were sent away together do not come back together. `random` is between 0 and 1.
 */
export function pauseBefore(pauseMs: number, random: number): number {
  return Math.round(pauseMs * (1 + random / 2));
}

/** How often something that only reads is asked for again, where the server said when. */
const MOST_TRIES = 2;
/** A person before a screen is told rather than kept waiting longer. */
const PATIENCE_MS = 10_000;

/** Whether to ask again by oneself: the server had no time and said when it may have, soon enough for somebody who waits. */
export function mayAskAgain(tries: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isBusy || error.retryAfterMs === null) return false;
  return tries < MOST_TRIES && error.retryAfterMs <= PATIENCE_MS;
}
