import { AppError } from './app-error.ts';

/**
 * Why a request is refused for now. full: too many calls are in progress. turns: too many wait for a password check. late: the
 * call took too long. database: it is away, stalled, or has no space. streams: too many are open. share: this person has too many
 * in progress. queue: too many expensive calls wait, of this person, this company, or in all. gone: the client has disconnected.
 * files: the store of files does not answer. moved: the server that the company has moved to does not answer.
 */
export const REASONS = ['full', 'turns', 'late', 'database', 'streams', 'share', 'queue', 'gone', 'files', 'moved'] as const;
export type WhyUnavailable = (typeof REASONS)[number];

/** Seconds after which another try may succeed. A full server empties quickly; a broken one takes longer. */
const SECONDS: Record<WhyUnavailable, number> = {
  full: 2,
  turns: 5,
  late: 5,
  database: 5,
  streams: 60,
  share: 2,
  queue: 5,
  gone: 5,
  files: 15,
  moved: 15,
};

/** Not now: 503 `general.no-disponible`, with the time after which to try again. It does not tell whether anything was done. */
export class Unavailable extends AppError {
  readonly reason: WhyUnavailable;

  constructor(reason: WhyUnavailable, cause?: unknown) {
    super('general.no-disponible', { cause, headers: { 'retry-after': String(SECONDS[reason]) } });
    this.reason = reason;
  }
}
