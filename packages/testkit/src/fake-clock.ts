/** A clock that moves only when told. It serves as the server's Clock and as the two clocks of a device. */
export type FakeClock = {
  now(): Temporal.Instant;
  epochMs(): number;
  monotonicMs(): number;
  /** Lets time pass on both clocks. */
  advance(duration: Temporal.DurationLike): void;
  /** Sets the wall clock, as a person may do. The monotonic clock does not change. */
  set(instant: string): void;
};

/** Starts at an ISO instant with offset. */
export function createFakeClock(instant: string): FakeClock {
  let wall = Temporal.Instant.from(instant);
  let lived = 0;
  return {
    now: () => wall,
    epochMs: () => wall.epochMilliseconds,
    monotonicMs: () => lived,
    advance: (duration) => {
      const milliseconds = Temporal.Duration.from(duration).total({ unit: 'millisecond', relativeTo: wall.toZonedDateTimeISO('UTC') });
      wall = wall.add({ milliseconds: Math.round(milliseconds) });
      lived += milliseconds;
    },
    set: (to) => {
      wall = Temporal.Instant.from(to);
    },
  };
}
