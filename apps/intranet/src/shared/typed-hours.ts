/**
 * Minutes from hours as people type them: `2,5`, `2.5`, `2:30`, with `-` or `−` before them. Null for anything else, and for an
 * empty text.
 */
export function minutesOf(typed: string): number | null {
  const [, sign = '', whole = '', minutes, rest] = /^([-−+]?)(\d{1,5})(?::([0-5]\d)|[.,](\d{1,4}))?$/.exec(typed.trim()) ?? [];
  if (whole === '') return null;
  const total = Number(whole) * 60 + (minutes === undefined ? Math.round(Number(`0.${rest ?? 0}`) * 60) : Number(minutes));
  return sign === '' || sign === '+' || total === 0 ? total : -total;
}
