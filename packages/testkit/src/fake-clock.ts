/** A clock that moves only when told. Serves as the server's Clock and as a device's two clocks. */
export type FakeClock = {
  now(): Temporal.Instant;
  epochMs(): number;
  monotonicMs(): number;
  /** Lets time pass, on both clocks. */
  advance(duration: Temporal.DurationLike): void;
  /** Sets the wall clock, as a person may do: the monotonic one goes on undisturbed. */
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
