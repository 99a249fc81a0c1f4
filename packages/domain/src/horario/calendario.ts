import type { Fecha, Hora } from './modelo.ts';

/*
 * Arithmetic of days and hours without Temporal, because a screen needs the plan and the rests of forty days. Temporal creates an
 * object for each step. Here a day is a number, and each hour of the wall clock is looked up once.
 */

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** 1970-01-01, counted from 0000-03-01. In years that begin in March the leap day is the last one. */
const EPOCH = 719_468;

const digits = (text: string, from: number, length: number): number => {
  let value = 0;
  for (let index = from; index < from + length; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
};

/**
 * Days from 1970-01-01 to `fecha` (YYYY-MM-DD, years 1 to 9999; only these characters are read). If the text is not a date, the
 * result is NaN or meaningless.
 */
export function numeroDeDia(fecha: Fecha): number {
  const month = digits(fecha, 5, 2);
  const year = digits(fecha, 0, 4) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / YEARS_PER_ERA);
  const yearOfEra = year - era * YEARS_PER_ERA;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(fecha, 8, 2) - 1;
  return era * DAYS_PER_ERA + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - EPOCH;
}

const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** The day `numero` days after 1970-01-01. */
export function fechaDeNumero(numero: number): Fecha {
  const days = numero + EPOCH;
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted + (shifted < 10 ? 3 : -9);
  const year = yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1)}`;
}

/** The day `days` days later, or earlier if negative. */
export const masDias = (fecha: Fecha, days: number): Fecha => fechaDeNumero(numeroDeDia(fecha) + days);

export const yearOf = (fecha: Fecha): number => Number(fecha.slice(0, 4));

export const earlier = (a: Fecha, b: Fecha): Fecha => (a < b ? a : b);
export const later = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b);

/** 1 for Monday to 7 for Sunday. */
export const diaDeSemana = (fecha: Fecha): number => ((((numeroDeDia(fecha) + 3) % 7) + 7) % 7) + 1;

/** The Monday of the week of a day. */
export const lunesDe = (fecha: Fecha): Fecha => masDias(fecha, 1 - diaDeSemana(fecha));

/** Minutes since midnight of an hour of the clock. */
export const minutoDelDia = (hora: Hora): number => digits(hora, 0, 2) * 60 + digits(hora, 3, 2);

/** Days in their order as spans: what follows each other is one. */
export function joinDays(fechas: readonly Fecha[]): { desde: Fecha; hasta: Fecha }[] {
  const spans: { desde: Fecha; hasta: Fecha }[] = [];
  for (const fecha of fechas) {
    const last = spans.at(-1);
    if (last && masDias(last.hasta, 1) === fecha) last.hasta = fecha;
    else spans.push({ desde: fecha, hasta: fecha });
  }
  return spans;
}

/** Enough for the shifts and nights of a year in a few zones. */
const MAX_HOURS = 20_000;
const hours = new Map<string, number>();

/**
 * The instant of a wall-clock hour on a day, in milliseconds since the epoch. An hour that the spring change skips moves forward.
 * Of an hour that occurs twice, the first one counts. @throws RangeError if the date, hour or zone is invalid.
 */
export function instanteLocal(fecha: Fecha, hora: Hora, zona: string): number {
  const key = `${fecha}${hora}${zona}`;
  const known = hours.get(key);
  if (known !== undefined) return known;
  const value = Temporal.PlainDate.from(fecha).toZonedDateTime({ timeZone: zona, plainTime: hora }).epochMilliseconds;
  if (hours.size >= MAX_HOURS) hours.clear();
  hours.set(key, value);
  return value;
}
