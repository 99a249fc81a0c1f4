/** The whole minute of the epoch in which an instant lies. */
export const minuteOf = (instante: string): number => Math.floor(Temporal.Instant.from(instante).epochMilliseconds / 60_000);
