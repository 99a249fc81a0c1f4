/** Days as people type them: `2`, `1,5`, `-0.25`. Null if the text is no such number. */
export function daysOf(text: string): number | null {
  const clean = text.trim().replace('\u2212', '-').replace(',', '.');
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(clean) ? Number(clean) : null;
}

/** A day of any year as people type it, `31/1` or `31.01.`, as `MM-DD`. Null if there is no such day. */
export function yearDayOf(text: string): string | null {
  const [, day, month] = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\.?$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined) return null;
  const [d, m] = [Number(day), Number(month)];
  if (m < 1 || m > 12 || d < 1 || d > Temporal.PlainDate.from({ year: 2028, month: m, day: 1 }).daysInMonth) return null;
  return `${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/** `MM-DD` as it is typed: `31/01`. */
export const typedYearDay = (day: string): string => `${day.slice(3)}/${day.slice(0, 2)}`;
