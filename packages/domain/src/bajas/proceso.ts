import { masDias, numeroDeDia } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import { isIncapacidad, type BajaMedica } from './modelo.ts';

/** The longest incapacity and its extension, in days, by country. Uncertain, so data; of other countries nothing is known. */
export const DURACION_MAXIMA: Readonly<Partial<Record<string, { dias: number; prorrogaDias: number }>>> = {
  ES: { dias: 365, prorrogaDias: 180 },
};

/**
 * Natural days after the end of a leave within which another one may be its relapse, by country, oldest first, each with the day from which
 * we know it to apply. Spain: LGSS 169.2. Of other countries nothing is known: there it may come whenever it comes.
 */
const PLAZO_RECAIDA: Readonly<Partial<Record<string, readonly { vigente: Fecha; dias: number }[]>>> = {
  ES: [{ vigente: '2016-01-02', dias: 180 }],
};

/** The last day on which a relapse of a leave that ended on `hasta` may begin; null: there is none. `pais`: where the person works then. */
export function lastRelapseDay(hasta: Fecha, { pais, desde }: Pick<BajaMedica, 'pais' | 'desde'>): Fecha | null {
  const rule = PLAZO_RECAIDA[pais]?.findLast(({ vigente }) => vigente <= desde);
  return rule ? masDias(hasta, rule.dias) : null;
}

/** Whether a leave began too late to be a relapse of one that ended on `hasta`: it is a new process, with its own longest duration. */
function isTooLate(hasta: Fecha, baja: Pick<BajaMedica, 'pais' | 'desde'>): boolean {
  const last = lastRelapseDay(hasta, baja);
  return last !== null && baja.desde > last;
}

/** Why a leave is no relapse of another one. */
export type CodigoRecaida = 'recaida-desconocida' | 'recaida-sin-alta' | 'recaida-de-otro-tipo' | 'recaida-tardia';

/**
 * Whether a leave may be a relapse: of an earlier one of the same kind that has ended before, and not too long ago. Null: it may, or it is
 * none.
 */
export function checkRelapse(
  baja: Pick<BajaMedica, 'pais' | 'tipo' | 'desde' | 'recaidaDe'>,
  bajas: readonly BajaMedica[],
): CodigoRecaida | null {
  if (baja.recaidaDe === null) return null;
  const first = bajas.find(({ id }) => id === baja.recaidaDe);
  if (!first) return 'recaida-desconocida';
  if (first.hasta === null || first.hasta >= baja.desde) return 'recaida-sin-alta';
  if (first.tipo !== baja.tipo || !isIncapacidad(baja.tipo)) return 'recaida-de-otro-tipo';
  return isTooLate(first.hasta, baja) ? 'recaida-tardia' : null;
}

/** A leave with those of which it is a relapse, the first one first. */
function chainOf(baja: BajaMedica, bajas: readonly BajaMedica[]): BajaMedica[] {
  const chain = [baja];
  for (let earlier = findFirst(baja, bajas); earlier && !chain.includes(earlier); earlier = findFirst(earlier, bajas))
    chain.unshift(earlier);
  return chain;
}
/** What was said to be a relapse before it was known to come too late counts anew, too. */
const findFirst = (baja: BajaMedica, bajas: readonly BajaMedica[]): BajaMedica | undefined =>
  bajas.find(({ id, hasta }) => id === baja.recaidaDe && (hasta === null || !isTooLate(hasta, baja)));

/** The days of a leave until a day of it, that day included, and those of the leaves of which it is a relapse. */
export function daysOfProcess(baja: BajaMedica, bajas: readonly BajaMedica[], fecha: Fecha): number {
  return chainOf(baja, bajas).reduce((sum, { desde, hasta }) => {
    const end = hasta !== null && hasta < fecha ? hasta : fecha;
    return sum + Math.max(0, numeroDeDia(end) - numeroDeDia(desde) + 1);
  }, 0);
}

/**
 * The last days of the longest duration, and of its extension, if the leave lasts. A relapse goes on counting where the leave
 * before it ended. Null: it is no incapacity, or nothing is known of its country.
 */
export function limitsOf(baja: BajaMedica, bajas: readonly BajaMedica[]): { maxima: Fecha; prorroga: Fecha } | null {
  const longest = DURACION_MAXIMA[baja.pais];
  if (!longest || !isIncapacidad(baja.tipo)) return null;
  const before = daysOfProcess(baja, bajas, masDias(baja.desde, -1));
  const maxima = masDias(baja.desde, longest.dias - before - 1);
  return { maxima, prorroga: masDias(maxima, longest.prorrogaDias) };
}
