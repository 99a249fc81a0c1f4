/** An IANA zone in words: `hora de Europa central`. */
export function zoneName(zone: string, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
