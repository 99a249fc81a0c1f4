import type { Fecha } from './modelo.ts';
import { yearOf } from './calendario.ts';

/** Where the days lie that somebody is asked for. */
export type Toward = 'past' | 'future' | 'nearest';

/**
 * What is asked for. `min`, `max`: the first and the last sensible day. A first day alone means the days after it, as in the last day of some
 * days; a last day alone means those before it, unless `toward` says otherwise.
 */
export type FechaPedida = { hoy: Fecha; toward?: Toward | undefined; min?: Fecha | undefined; max?: Fecha | undefined };

/** A day as it is written, in digits. `ano`: four of them, two, or none. */
export type FechaEscrita = { dia: string; mes: string; ano: string };

const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];
/** The longest time between two 29 February, as around 1900 and 2100. */
const LEAP_YEARS = 8;
/** Two digits mean a year to come up to this one, if nothing says more; beyond it, one of the last century. */
const YEARS_AHEAD = 20;

function fechaOf({ dia, mes }: FechaEscrita, ano: number): Fecha | null {
  if (ano < FIRST_YEAR || ano > LAST_YEAR) return null;
  try {
    return Temporal.PlainDate.from({ year: ano, month: Number(mes), day: Number(dia) }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

const isFecha = (fecha: Fecha | null): fecha is Fecha => fecha !== null;
const daysBetween = (one: Fecha, other: Fecha): number => Math.abs(Temporal.PlainDate.from(one).until(other).days);

/** The day of the nearest year that is sensible. */
function inNearestYear(escrita: FechaEscrita, { hoy, toward, min, max }: FechaPedida): Fecha | null {
  const way = min && !max ? 'future' : (toward ?? (max && !min ? 'past' : 'nearest'));
  const within = min && hoy < min ? min : max && hoy > max ? max : hoy;
  const from = way === 'future' ? (min ?? hoy) : way === 'past' ? (max ?? hoy) : within;
  const years = Array.from({ length: 2 * LEAP_YEARS + 1 }, (_, index) => yearOf(from) - LEAP_YEARS + index);
  const all = years.map((ano) => fechaOf(escrita, ano)).filter(isFecha);
  const sensible = all.filter((fecha) => (!min || fecha >= min) && (!max || fecha <= max));
  const onTheWay = sensible.filter((fecha) => (way === 'future' ? fecha >= from : way === 'past' ? fecha <= from : true));
  // Where no year is sensible, the field says so of the nearest one.
  const some = onTheWay.length > 0 ? onTheWay : sensible.length > 0 ? sensible : all;
  const [nearest = null] = some.toSorted((one, other) => daysBetween(one, from) - daysBetween(other, from) || (one < other ? 1 : -1));
  return nearest;
}

/** The day of the latest sensible year that ends with these two digits. */
function inLatestYear(escrita: FechaEscrita, { hoy, toward, max }: FechaPedida): Fecha | null {
  const last = max ? yearOf(max) : toward === 'past' ? yearOf(hoy) : yearOf(hoy) + YEARS_AHEAD;
  const centuries = [2100, 2000, 1900].map((century) => century + Number(escrita.ano)).filter((ano) => ano <= last);
  return centuries.map((ano) => fechaOf(escrita, ano)).find(isFecha) ?? null;
}

/**
 * The day that somebody means who leaves out its year, or half of it. Without a year it is the nearest sensible day, with two digits that of the
 * latest sensible year: `98` is 1998. 29 February is in a year that has one. Null if there is no such day from 1900 to 2199.
 */
export function meantFecha(escrita: FechaEscrita, pedida: FechaPedida): Fecha | null {
  if (escrita.ano === '') return inNearestYear(escrita, pedida);
  return escrita.ano.length === 2 ? inLatestYear(escrita, pedida) : fechaOf(escrita, Number(escrita.ano));
}
