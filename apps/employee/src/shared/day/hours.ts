/** Spanish and Portuguese use the singular for one o'clock. */
export function isOneOClock(instant: string, zona: string): boolean {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zona).hour === 1;
}

/** Hours of the day that the small line shows. */
export const DAY_WINDOW = [6, 23] as const;
