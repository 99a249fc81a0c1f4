/** An instant as in a `Date` header, in whole seconds: `Thu, 22 Oct 2026 11:24:00 GMT`. */
export function httpDate(instant: Temporal.Instant): string {
  const utc = instant.toZonedDateTimeISO('UTC');
  const name = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(instant.epochMilliseconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${name({ weekday: 'short' })}, ${two(utc.day)} ${name({ month: 'short' })} ${utc.year} ${two(utc.hour)}:${two(utc.minute)}:${two(utc.second)} GMT`;
}
