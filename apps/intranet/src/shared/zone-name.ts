/** A day of this age. In 1970 many zones had no summer time, and their names say so. */
const LATELY = Date.UTC(2026, 0, 1);

/** An IANA zone in words: `hora de Europa central`. */
export function zoneName(zone: string, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(LATELY);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
