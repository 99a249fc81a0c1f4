import { AppError } from './app-error.ts';

/**
 * Why a request is turned away for now. full: as many as may be are in progress. turns: too many wait for a password check.
 * late: it took too long. database: it is away, stalled, or has no space. streams: too many listen.
 */
export const REASONS = ['full', 'turns', 'late', 'database', 'streams'] as const;
export type Reason = (typeof REASONS)[number];

/** Seconds after which another try has a chance: what is full empties quickly, what is broken takes longer. */
const SECONDS: Record<Reason, number> = { full: 2, turns: 5, late: 5, database: 5, streams: 60 };

/** Not now: 503 `general.no-disponible`, with the time after which to come again. It says nothing about what was done. */
export class Unavailable extends AppError {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super('general.no-disponible', { cause, headers: { 'retry-after': String(SECONDS[reason]) } });
    this.reason = reason;
  }
}
