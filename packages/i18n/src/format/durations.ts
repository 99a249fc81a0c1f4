import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { localeOf } from '../idioma.ts';
import { lazily } from './lazily.ts';

/** U+2212. A hyphen is narrower than a plus and reads as a dash. */
const MINUS = '\u2212';

/** A space that keeps a number and its unit on one line. */
const NO_BREAK = '\u00A0';

const HOUR_UNIT: Record<Idioma, string> = { es: 'h', en: 'h', pt: 'h', de: 'Std.' };

/**
 * Durations in whole minutes. A fraction is cut off, never rounded up to time that was not worked. Where `groupsHours`, thousands of
 * hours are grouped as the language groups numbers: `2.630:21` in German, `2630:21` in Spanish, which begins with five digits.
 */
export function createDurationFormat(lang: Idioma, groupsHours = false) {
  const plain = lazily(() => new Intl.NumberFormat(localeOf(lang)));
  const hours = lazily(() => new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit: 'hour', unitDisplay: 'long' }));
  const mins = lazily(() => new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit: 'minute', unitDisplay: 'long' }));
  const list = lazily(() => new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }));

  const hoursAndMinutes = (minutes: number): string => {
    const whole = Math.abs(Math.trunc(minutes));
    const full = Math.floor(whole / 60);
    return `${groupsHours && full > 999 ? plain().format(full) : full}:${String(whole % 60).padStart(2, '0')}`;
  };

  /** `5:02`, `−0:12`. */
  const duration = (minutes: number): string => (Math.trunc(minutes) < 0 ? MINUS : '') + hoursAndMinutes(minutes);

  return {
    duration,
    /** `8:00 h`, in German `8:00 Std.` */
    durationWithUnit: (minutes: number): string => `${duration(minutes)}${NO_BREAK}${HOUR_UNIT[lang]}`,
    /** With its sign: `+1:45`, `−0:46`. `zero` is the text for zero (`0:00`, or `=` in a difference). */
    balance: (minutes: number, zero = '0:00'): string => {
      const whole = Math.trunc(minutes);
      if (whole === 0) return zero;
      return (whole > 0 ? '+' : MINUS) + hoursAndMinutes(whole);
    },
    /** In words, for a screen reader: `5 horas y 2 minutos`. The sign of a negative duration is left out. */
    spokenDuration: (minutes: number): string => {
      const whole = Math.abs(Math.trunc(minutes));
      const parts: string[] = [];
      if (whole >= 60) parts.push(hours().format(Math.floor(whole / 60)));
      if (whole % 60 > 0 || whole === 0) parts.push(mins().format(whole % 60));
      return list().format(parts);
    },
  };
}
