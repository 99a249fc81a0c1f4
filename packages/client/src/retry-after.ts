import { ApiError } from './api-error.ts';

/** The longest wait for one answer, whatever the server says. */
const MOST_MS = 5 * 60_000;

/**
 * The value of `Retry-After` in milliseconds. Our server sends seconds. Null if it is missing or cannot be read, such as a date.
 */
export function readRetryAfter(header: string | null): number | null {
  if (header === null || !/^\d{1,6}$/.test(header.trim())) return null;
  return Math.min(Number(header) * 1000, MOST_MS);
}

/**
 * The wait before the next try: at least `pauseMs`, and up to half as long again. So devices that were refused together do not
 * come back together. `random` is between 0 and 1.
 */
export function pauseBefore(pauseMs: number, random: number): number {
  return Math.round(pauseMs * (1 + random / 2));
}

/** How often a read is repeated when the server said after how long. */
const MOST_TRIES = 2;
/** A person who waits at a screen gets a message rather than a longer wait. */
const PATIENCE_MS = 10_000;

/** Whether to repeat a read without asking the person: the server was busy and named a time, and that time is short enough. */
export function mayAskAgain(tries: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isBusy || error.retryAfterMs === null) return false;
  return tries < MOST_TRIES && error.retryAfterMs <= PATIENCE_MS;
}
