import type { Fecha } from '../horario/modelo.ts';
import { avisoDe } from './horas.ts';
import type { Aviso, Limites } from './modelo.ts';

/** Minutes of one date of a year: effective work, and those that count for the limit of overtime (`cuentanParaTope`). */
export type SumaDia = { fecha: Fecha; efectivos: number; cuentan: number };

/**
 * The yearly limits that a year passes, each on the day when its sum first does. `dias`: from 1 January (or the first day of
 * work), oldest first. `tope`: the limit of overtime of the person's year where it is less than that of everybody, in minutes.
 */
export function avisosDelAno(
  dias: readonly SumaDia[],
  limites: (fecha: Fecha) => Limites,
  tope: (limite: number) => number = (limite) => limite,
): Aviso[] {
  const found = new Map<Aviso['regla'], Aviso>();
  let year = 0;
  let extras = 0;
  for (const { fecha, efectivos, cuentan } of dias) {
    year += efectivos;
    extras += cuentan;
    const { 'jornada-anual': anual, 'horas-extra-anual': extra } = limites(fecha);
    if (anual && year > anual.minutos && !found.has('jornada-anual'))
      found.set('jornada-anual', avisoDe('jornada-anual', fecha, anual, year));
    const most = extra ? tope(extra.minutos) : 0;
    if (extra && extras > most && !found.has('horas-extra-anual'))
      found.set('horas-extra-anual', avisoDe('horas-extra-anual', fecha, { ...extra, minutos: most }, extras));
  }
  return [...found.values()];
}
