/** The longest day: the one on which the clock is put back. */
const LONGEST = 25 * 60;

/**
 * The minutes in a typed text: `1:30`, `1.5`, `1,5`, `130` (1:30 on a keyboard without a colon), `2` (hours). An empty text is 0.
 * Null if it is not a duration.
 */
export function parseMinutes(text: string): number | null {
  const clean = text.trim().replace(/\s*h$/i, '');
  if (clean === '') return 0;
  const clock = /^(\d{0,2})[:h](\d{2})$/.exec(clean) ?? /^(\d{1,2})(\d{2})$/.exec(clean);
  if (clock) {
    const [hours, minutes] = [Number(clock[1]), Number(clock[2])];
    return minutes < 60 && hours * 60 + minutes <= LONGEST ? hours * 60 + minutes : null;
  }
  const decimal = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(clean);
  if (!decimal) return null;
  const minutes = Math.round(Number(`${decimal[1]}.${decimal[2] ?? 0}`) * 60);
  return minutes <= LONGEST ? minutes : null;
}
