/** The only place of the server that reads the system's clock. All other code receives a Clock as a parameter. */
export type Clock = { now(): Temporal.Instant };

/** Cut to milliseconds, because the record stores milliseconds. */
export const systemClock: Clock = { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()) };

/** Monotonic milliseconds, for measuring durations only. */
export const monotonicMs = (): number => performance.now();

/** For libraries that only take a Date. */
export const asDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
