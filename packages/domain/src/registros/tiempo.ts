import { fechaDeNumero, numeroDeDia } from '../horario/calendario.ts';
import type { Instante } from '../horario/modelo.ts';

export const MS_POR_MINUTO = 60_000;
const MS_POR_DIA = 24 * 60 * MS_POR_MINUTO;

const two = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
const isBelow = (value: number, limit: number): boolean => value >= 0 && value < limit;

/** The format of the record: `2026-03-09T08:00:00Z`, or with three digits of a second. */
function isPlain(text: string): boolean {
  const { length } = text;
  const isLong = length === 24 && text[19] === '.';
  return (
    (length === 20 || isLong) && text[length - 1] === 'Z' && text[4] === '-' && text[7] === '-' && text[10] === 'T' && text[13] === ':'
  );
}

/** Reads the text by position; null if Temporal has to parse it. */
function readPlain(text: string): number | null {
  const [hour, minute, second] = [two(text, 11), two(text, 14), two(text, 17)];
  const fraction = text.length === 24 ? (text.charCodeAt(20) - 48) * 100 + two(text, 21) : 0;
  const isHour = isBelow(hour, 24) && isBelow(minute, 60) && isBelow(second, 60) && isBelow(fraction, 1000);
  const day = numeroDeDia(text);
  // Not every month has a 29th; a date that does not exist would become another day.
  if (!isHour || (!isBelow(two(text, 8) - 1, 28) && fechaDeNumero(day) !== text.slice(0, 10)) || !isBelow(two(text, 5) - 1, 12))
    return null;
  return day * MS_POR_DIA + ((hour * 60 + minute) * 60 + second) * 1000 + fraction;
}

/** Milliseconds since the epoch. Called very often, so instants in the record's own format are read by position. @throws RangeError if it is no instant. */
export function ms(instante: Instante): number {
  const value = isPlain(instante) ? readPlain(instante) : null;
  return value === null || Number.isNaN(value) ? Temporal.Instant.from(instante).epochMilliseconds : value;
}

const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Milliseconds since the epoch as an instant with `Z`. */
export function instanteDe(milliseconds: number): Instante {
  // Temporal writes fractions of a second, and years without four digits.
  if (milliseconds % 1000 !== 0 || milliseconds < 0 || milliseconds > 4e12)
    return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();
  const day = Math.floor(milliseconds / MS_POR_DIA);
  const seconds = (milliseconds - day * MS_POR_DIA) / 1000;
  const hour = Math.floor(seconds / 3600);
  const minute = Math.floor((seconds - hour * 3600) / 60);
  return `${fechaDeNumero(day)}T${pad(hour)}:${pad(minute)}:${pad(seconds % 60)}Z`;
}

const toMinute = (instante: Instante): Instante => instanteDe(Math.floor(ms(instante) / MS_POR_MINUTO) * MS_POR_MINUTO);

/**
 * The minute of an instant, always with `Z`: the record counts hours and minutes, and sums must add up. Minutes in this form can
 * be compared as text.
 */
export const alMinuto = (instante: Instante): Instante => (instante.endsWith('Z') ? `${instante.slice(0, 16)}:00Z` : toMinute(instante));

/** Whole minutes from one instant to another, never negative. */
export const minutosEntre = (desde: number, hasta: number): number => Math.max(0, Math.floor((hasta - desde) / MS_POR_MINUTO));
