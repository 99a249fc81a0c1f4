import type { Fecha } from '../horario/modelo.ts';
import { avisoDe } from './horas.ts';
import type { Aviso, Limites } from './modelo.ts';

/**
 * Minutes of one date of a year: effective work, minutes that count for the balance, and planned minutes with time off in lieu.
 */
export type SumaDia = { fecha: Fecha; efectivos: number; trabajados: number; previstos: number };

/**
 * The yearly limits that a year passes, each on the day when its sum first does. `dias`: from 1 January (or the first day of
 * work), oldest first. Overtime is counted as the time above the plan minus the time below it, because there are no requests and
 * payments of overtime yet. On a day in lieu nothing of the plan was worked, so it compensates time worked above it.
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
