/** An access ends at midnight: its last day is the one before. */
export const lastMoment = (caduca: string): string => Temporal.Instant.from(caduca).subtract({ seconds: 1 }).toString();
