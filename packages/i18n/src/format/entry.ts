import { meantFecha, type FechaPedida } from '@jornada/domain/horario/fecha-escrita.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

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

/** Whether an hour is typed completely (`17:30`, not `17`), so that it may count before the person leaves the field. */
export function isWholeHour(text: string): boolean {
  const clean = tidy(text);
  return /^(?:\d{1,2}[:.,h]\d{2}|\d{4})$/.test(clean) && readHour(clean) !== null;
}

/**
 * Reads a day as a person types it, with its year, two digits of it, or none. Returns `YYYY-MM-DD`, or null if there is no such day.
 * @param pedida says which year is meant.
 */
export function readDay(text: string, pedida: FechaPedida): string | null {
  const clean = tidy(text);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(clean) ?? [];
  const [, dia = isoDay, mes = isoMonth, ano = isoYear ?? ''] = DAY_FIRST.exec(clean) ?? DAY_DIGITS.exec(clean) ?? [];
  return dia === undefined || mes === undefined ? null : meantFecha({ dia, mes, ano }, pedida);
}

/** Whether a day is typed completely, with all four digits of the year. */
export function isWholeDay(text: string): boolean {
  const clean = tidy(text);
  return /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{8})$/.test(clean) && readDay(clean, { hoy: '2000-01-01' }) !== null;
}

/** More digits are not exact any more. */
const MOST_DIGITS = 15;
/** Digits, or groups of three with a point, a comma, a space or an apostrophe between them. */
const PLAIN = /^\d+$/;
const GROUPED = /^\d{1,3}(?:([., '’])\d{3})(?:\1\d{3})*$/;

type Written = { lang: Idioma; decimals: number };

/** Where the decimals of a number begin; -1 if it has none. */
function decimalSignOf(text: string, lang: Idioma): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[last];
  if (sign === undefined || text.indexOf(sign) !== last) return -1;
  const own = lang === 'en' ? '.' : ',';
  const hasBoth = text.includes('.') && text.includes(',');
  // A single sign of the other kind groups thousands (`1.234`), if it can: `12.50` was typed on a keyboard that has no comma.
  return sign === own || hasBoth || !GROUPED.test(text) || text.startsWith('0') ? last : -1;
}

/**
 * Reads a number that is not negative, as a person types it: `1.234,56` in Spanish, `1,234.56` in English. Returns it as a whole
 * number of its smallest parts (1234.56 with two decimals: 123456), or null if it is no number or has more decimals.
 */
export function readDecimal(text: string, { lang, decimals }: Written): number | null {
  const clean = tidy(text);
  const at = decimalSignOf(clean, lang);
  const whole = at < 0 ? clean : clean.slice(0, at);
  const fraction = at < 0 ? '' : clean.slice(at + 1);
  if (!(PLAIN.test(whole) || GROUPED.test(whole) || (whole === '' && fraction !== ''))) return null;
  if (fraction.length > decimals || !/^\d*$/.test(fraction)) return null;
  const digits = whole.replaceAll(/\D/g, '') + fraction.padEnd(decimals, '0');
  return digits.replace(/^0+/, '').length > MOST_DIGITS ? null : Number(digits);
}

/** Reads an amount of money in whole cents; the sign or the code of its currency may stand beside it. */
export function readMoney(text: string, { lang, currency }: { lang: Idioma; currency: { code: string; sign: string } }): number | null {
  const beside = [currency.code, currency.sign].map((one) => tidy(one));
  const clean = tidy(text);
  const sign = beside.find((one) => clean.startsWith(one) || clean.endsWith(one)) ?? '';
  const number = clean.startsWith(sign) ? clean.slice(sign.length) : clean.slice(0, clean.length - sign.length);
  return readDecimal(number, { lang, decimals: 2 });
}
