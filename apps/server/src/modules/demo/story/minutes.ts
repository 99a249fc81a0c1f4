/** The whole minute of the epoch of an instant. */
export const minuteOf = (instante: string): number => Math.floor(Temporal.Instant.from(instante).epochMilliseconds / 60_000);
