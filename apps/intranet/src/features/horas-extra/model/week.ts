/** The minutes of a week as people type its hours: `40`, `37:30`, `37,5`. Null if the text is none. */
export function weekOf(text: string): number | null {
  const clean = text.trim().replace(/\s*h$/i, '');
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(clean) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(clean) ? Math.round(Number(clean.replace(',', '.')) * 60) : null;
}

/** The hours of a week as they are typed: `37:30`; nothing for none. */
export const typedWeek = (minutos: number | null): string =>
  minutos === null ? '' : `${Math.floor(minutos / 60)}${minutos % 60 === 0 ? '' : `:${String(minutos % 60).padStart(2, '0')}`}`;
