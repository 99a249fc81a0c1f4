import type { Fecha, Hora } from '../../horario/modelo.ts';

/** No entry is longer than a day. */
export const MAXIMO_MINUTOS_IMPORTADOS = 24 * 60;

const CLOCK = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;
const SECONDS = /^(\d{1,9})\s*(?:s|seg|segundos?|sec|secs|seconds?|sek|sekunden?)\.?$/;
const MINUTES = /^(\d{1,6})\s*(?:m|min|mins|minutos?|minutes?|minuten)\.?$/;
const HOURS = /^(\d{1,4}(?:[.,]\d{1,18})?)\s*(?:h|hs|hrs?|horas?|hours?|std|stunden?)?\.?$/;
const HOURS_AND_MINUTES = /^(\d{1,4})\s*h\s*(\d{1,2})\s*(?:m|min)?\.?$/;

function secondsOf(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const seconds = SECONDS.exec(text);
  if (seconds) return Number(seconds[1]);
  const minutes = MINUTES.exec(text);
  if (minutes) return Number(minutes[1]) * 60;
  const both = HOURS_AND_MINUTES.exec(text);
  if (both) return Number(both[1]) * 3600 + Number(both[2]) * 60;
  const hours = HOURS.exec(text);
  if (!hours?.[1]) return null;
  const amount = Number(hours[1].replace(',', '.'));
  // A bare whole number above a day's hours can only be seconds, as old exports of Kimai have them.
  return amount > 24 && /^\d+$/.test(text) ? amount : amount * 3600;
}

/**
 * A length in whole minutes, the nearest one and at least one: `1:30`, `01:30:00`, `5400 s`, `90 min`, `1,5`, `1.5 h`. Null: it is none, or nothing.
 */
export function readLargo(texto: string): number | null {
  const seconds = secondsOf(texto.trim().toLowerCase());
  return seconds === null || seconds <= 0 ? null : Math.max(1, Math.round(seconds / 60));
}

const HOUR = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:([ap])\.?\s?m\.?)?$/;

/** An hour of the wall clock, with or without seconds, `pm` or 24 hours. */
export function readHoraEscrita(texto: string): Hora | null {
  const [, hours = '', minutes = '', half] = HOUR.exec(texto.trim().toLowerCase()) ?? [];
  if (hours === '') return null;
  const written = Number(hours);
  if (half && (written < 1 || written > 12)) return null;
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written;
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Which of the first two numbers of a day is the day; null: the file does not tell. */
export type OrdenDeDias = 'dia-mes' | 'mes-dia' | null;

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/;
const LOCAL = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** A day with its hour in the same cell. */
const WITH_HOUR = /^(\S+)[T\s]+(\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?)(?:\.\d+)?$/i;

/** A day and, where the cell has one, its hour. */
export function splitFecha(texto: string): { dia: string; hora: string } {
  const iso = /^(\d{4}-\d{2}-\d{2})T(.*)$/.exec(texto.trim());
  const [, dia = texto.trim(), hora = ''] = WITH_HOUR.exec(iso ? `${iso[1]} ${iso[2]}` : texto.trim()) ?? [];
  return { dia, hora };
}

/** In which order a file writes its days: as those say that have a number above 12, otherwise as its header's language does. */
export function ordenDe(fechas: readonly string[], diaPrimero: boolean): OrdenDeDias {
  const pairs = fechas.flatMap((texto) => {
    const [, first, , second] = LOCAL.exec(splitFecha(texto).dia) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst && isMonthFirst) return null;
  if (isDayFirst) return 'dia-mes';
  if (isMonthFirst) return 'mes-dia';
  return diaPrimero ? 'dia-mes' : null;
}

function fechaOf(year: string, month: string, day: string): { fecha: Fecha } | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return full >= '1990' && full < '2101' ? { fecha: Temporal.PlainDate.from(date).toString() } : null;
  } catch {
    return null;
  }
}

/** A day: ISO, with points (the day first), or in the file's own order. `dudosa`: the file does not tell which of the numbers is the day. */
export function readDiaEscrito(texto: string, orden: OrdenDeDias): { fecha: Fecha } | 'dudosa' | null {
  const iso = ISO.exec(texto);
  if (iso) return fechaOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const dotted = DOTTED.exec(texto);
  if (dotted) return fechaOf(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const [, first = '', , second = '', year = ''] = LOCAL.exec(texto) ?? [];
  if (first === '') return null;
  if (orden === null && Number(first) !== Number(second)) return 'dudosa';
  return orden === 'mes-dia' ? fechaOf(year, first, second) : fechaOf(year, second, first);
}

const SI = new Set(['si', 'sí', 's', 'yes', 'y', 'true', '1', 'x', 'sim', 'ja', 'j', 'wahr', 'verdadero', 'verdadeiro']);
const NO = new Set(['no', 'n', 'false', '0', 'nao', 'não', 'nein', 'falsch', 'falso']);

/** Yes or no; null: nothing is said; undefined: it is neither. */
export function readSiNo(texto: string): boolean | null | undefined {
  const word = texto.trim().toLowerCase();
  if (word === '') return null;
  if (SI.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
