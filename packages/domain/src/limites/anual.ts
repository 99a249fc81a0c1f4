import type { Fecha } from '../horario/modelo.ts';
import { avisoDe } from './horas.ts';
import type { Aviso, Limites } from './modelo.ts';

/**
 * Minutes of one date of a year: effective work, minutes that count for the balance, planned minutes, and time off in lieu.
 */
export type SumaDia = { fecha: Fecha; efectivos: number; trabajados: number; previstos: number; compensados: number };

/** Overtime that nothing has repaid so far, by the day on which it was worked. */
type Extra = { fecha: Fecha; minutos: number };

/** Repays the oldest overtime since `desde` with minutes of rest. @returns the minutes that are left of them. */
function repay(extras: readonly Extra[], minutos: number, desde: Fecha): number {
  return extras
    .filter(({ fecha }) => fecha >= desde)
    .reduce((left, extra) => {
      const taken = Math.min(left, extra.minutos);
      extra.minutos -= taken;
      return left - taken;
    }, minutos);
}

/** Overtime of a year, repaid by shorter days and by time off in lieu. */
function createOvertime() {
  const extras: Extra[] = [];
  /** Minutes by which days were shorter than planned, and that no overtime has needed yet. */
  let spare = 0;
  return {
    work(fecha: Fecha, minutos: number): void {
      const needed = Math.min(spare, minutos);
      spare -= needed;
      if (minutos > needed) extras.push({ fecha, minutos: minutos - needed });
    },
    leaveEarly: (minutos: number): void => void (spare += repay(extras, minutos, '')),
    /** `months`: overtime of so long ago is repaid, older one is not. Then rest before the overtime repays nothing either. */
    rest(fecha: Fecha, minutos: number, months: number | undefined): void {
      if (months === undefined) spare += repay(extras, minutos, '');
      else repay(extras, minutos, Temporal.PlainDate.from(fecha).subtract({ months }).toString());
    },
    sum: (): number => extras.reduce((sum, { minutos }) => sum + minutos, 0),
  };
}

/**
 * The yearly limits that a year passes, each on the day when its sum first does. `dias`: from 1 January (or the first day of
 * work), oldest first. Overtime is counted as the time above the plan minus the time below it, because there are no requests and
 * payments of overtime yet. Time off in lieu takes away overtime that is not older than the rule says.
 */
export function avisosDelAno(dias: readonly SumaDia[], limites: (fecha: Fecha) => Limites): Aviso[] {
  const found = new Map<Aviso['regla'], Aviso>();
  let year = 0;
  const overtime = createOvertime();
  for (const { fecha, efectivos, trabajados, previstos, compensados } of dias) {
    year += efectivos;
    const { 'jornada-anual': anual, 'horas-extra-anual': extra } = limites(fecha);
    if (trabajados > previstos) overtime.work(fecha, trabajados - previstos);
    else overtime.leaveEarly(previstos - trabajados);
    overtime.rest(fecha, compensados, extra?.compensaMeses);
    const above = overtime.sum();
    if (anual && year > anual.minutos && !found.has('jornada-anual'))
      found.set('jornada-anual', avisoDe('jornada-anual', fecha, anual, year));
    if (extra && above > extra.minutos && !found.has('horas-extra-anual'))
      found.set('horas-extra-anual', avisoDe('horas-extra-anual', fecha, extra, above));
  }
  return [...found.values()];
}
