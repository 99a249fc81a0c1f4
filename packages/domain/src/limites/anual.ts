import type { Fecha } from '../horario/modelo.ts';
import { avisoDe } from './horas.ts';
import type { Aviso, Limites } from './modelo.ts';

/** Minutes of one date of a year: work actually done; what counts towards the balance; what was planned, time off in lieu included. */
export type SumaDia = { fecha: Fecha; efectivos: number; trabajados: number; previstos: number };

/**
 * The yearly limits that a year passes, each on the day on which its sum first does. `dias`: from 1 January (or the first day of work) on,
 * oldest first. Overtime is the time worked above the plan less the time worked below it. More cannot be said until hours are asked for and paid
 * as overtime. A day in lieu is one on which nothing of the plan was worked, so that it repays what was worked above it.
 */
export function avisosDelAno(dias: readonly SumaDia[], limites: (fecha: Fecha) => Limites): Aviso[] {
  const found = new Map<Aviso['regla'], Aviso>();
  let year = 0;
  let above = 0;
  for (const { fecha, efectivos, trabajados, previstos } of dias) {
    year += efectivos;
    above += trabajados - previstos;
    const { 'jornada-anual': anual, 'horas-extra-anual': extra } = limites(fecha);
    if (anual && year > anual.minutos && !found.has('jornada-anual'))
      found.set('jornada-anual', avisoDe('jornada-anual', fecha, anual, year));
    if (extra && above > extra.minutos && !found.has('horas-extra-anual'))
      found.set('horas-extra-anual', avisoDe('horas-extra-anual', fecha, extra, above));
  }
  return [...found.values()];
}
