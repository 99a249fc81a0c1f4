/** The only place of the server that reads the system's clock. Everything else is handed a Clock. */
export type Clock = { now(): Temporal.Instant };

/** Milliseconds are what the record keeps. */
export const systemClock: Clock = { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()) };

/** Monotonic milliseconds, for measuring durations only. */
export const monotonicMs = (): number => performance.now();

/** For libraries that only take a Date. */
export const asDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
