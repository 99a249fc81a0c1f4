import type { Format } from '@jornada/i18n';

/**
 * An hour of a working day: `17:58`, and with its date where it falls on another calendar day: `1:30 (vie, 23 oct)`.
 * @param fecha the day that it counts for.
 */
export function hourOn(instante: string, fecha: string, format: Format): string {
  const day = format.dayOf(instante);
  return day === fecha ? format.hour(instante) : `${format.hour(instante)} (${format.date(day, 'weekdayDay')})`;
}

/** From when to when a day was worked; null before its first stretch, and with nothing after the dash while it has no end. */
export function spanOf(tramos: readonly { inicio: string; fin: string | null }[], fecha: string, format: Format): string | null {
  const [first] = tramos;
  const last = tramos.at(-1);
  if (!first || !last) return null;
  return `${hourOn(first.inicio, fecha, format)} – ${last.fin === null ? '' : hourOn(last.fin, fecha, format)}`;
}

/** A day in few words and in many, with its year where that is not this one's: `22 oct`, `22/10/2025`. */
export function dayNames(fecha: string, ahora: string, format: Format): { short: string; long: string } {
  const isThisYear = fecha.slice(0, 4) === format.dayOf(ahora).slice(0, 4);
  return {
    short: format.date(fecha, isThisYear ? 'day' : 'numeric'),
    long: format.date(fecha, isThisYear ? 'long' : 'full'),
  };
}
