/** `8:30`, `8.30`, `8h30`; seconds are ignored; `pm` may come from a pasted text. */
const WITH_MINUTES = /^(\d{1,2})\s*[:.,h]\s*(\d{2})(?::\d{2})?\s*(?:h|uhr)?\s*(?:([ap])\.?\s?m\.?)?$/;
/** `8`, `8 h`, `8 pm`. */
const HOUR_ONLY = /^(\d{1,2})()\s*(?:h|uhr|horas?)?\s*(?:([ap])\.?\s?m\.?)?$/;
/** `830`, `0830`: a numeric keyboard has no colon. */
const DIGITS = /^(\d{1,2})(\d{2})()$/;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Day, month, and possibly the year: all our languages use this order. */
const DAY_FIRST = /^(\d{1,2})\s*[./\-\s]\s*(\d{1,2})(?:\s*[./\-\s]\s*(\d{4}|\d{2}))?\.?$/;
const DAY_DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

const tidy = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Reads an hour as a person types it. Returns `HH:MM` of 24 hours, or null if it is not an hour. */
export function readHour(text: string): string | null {
  const clean = tidy(text);
  const [, hours = '', minutes = '', half] = WITH_MINUTES.exec(clean) ?? HOUR_ONLY.exec(clean) ?? DIGITS.exec(clean) ?? [];
  if (hours === '') return null;
  const written = Number(hours);
  if (half && (written < 1 || written > 12)) return null;
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written;
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

/** `08:30` as it is written everywhere: `8:30`. */
export const writeHour = (hora: string): string => hora.replace(/^0(?=\d:)/, '');

/** Whether an hour is typed completely (`17:30`, not `17`), so that it may count before the person leaves the field. */
export function isWholeHour(text: string): boolean {
  const clean = tidy(text);
  return /^(?:\d{1,2}[:.,h]\d{2}|\d{4})$/.test(clean) && readHour(clean) !== null;
}

/**
 * Reads a day as a person types it. Returns `YYYY-MM-DD`, or null if there is no such day. @param today gives the year if none is
 * typed.
 */
export function readDay(text: string, today: string): string | null {
  const clean = tidy(text);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(clean) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear ?? today.slice(0, 4)] = DAY_FIRST.exec(clean) ?? DAY_DIGITS.exec(clean) ?? [];
  if (day === undefined || month === undefined) return null;
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (whole < 1900 || whole > 2199) return null;
  try {
    return Temporal.PlainDate.from({ year: whole, month: Number(month), day: Number(day) }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** Whether a day is typed completely, with all four digits of the year. */
export function isWholeDay(text: string): boolean {
  const clean = tidy(text);
  return /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{8})$/.test(clean) && readDay(clean, '2000-01-01') !== null;
}
