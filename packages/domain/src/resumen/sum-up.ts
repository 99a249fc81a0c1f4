import type { Fecha } from '../horario/modelo.ts';
import { seCuenta } from '../registros/balance.ts';
import type { AusenciaSumada, Barra, DiaDelResumen, Sumas } from './modelo.ts';

/** Whether the sums may show the plan. */
export type Muestra = { plan: boolean };

/** The sums of the days that count, from the same lines as the balance. */
export function sumUp(dias: readonly DiaDelResumen[], { plan }: Muestra): Sumas & { diasQueCuentan: number } {
  const counted = dias.filter(({ linea }) => linea.cuenta);
  const total = (pick: (dia: DiaDelResumen) => number): number => counted.reduce((sum, dia) => sum + pick(dia), 0);
  return {
    trabajadoMinutos: total(({ linea }) => linea.trabajadoMinutos),
    previstoMinutos: plan ? total(({ linea }) => linea.previstoMinutos) : null,
    diferenciaMinutos: plan ? total(({ linea }) => linea.diferenciaMinutos) : null,
    nocturnosMinutos: total(({ minutos }) => minutos.nocturnos),
    diasQueCuentan: counted.filter(({ linea }) => seCuenta(linea)).length,
  };
}

/** The first day of a month. */
export const primeroDe = (fecha: Fecha): Fecha => `${fecha.slice(0, 7)}-01`;

/** One bar for each group of days, in order; from the first to the last day of the group. */
export function barras(dias: readonly DiaDelResumen[], grupoDe: (fecha: Fecha) => Fecha, muestra: Muestra): Barra[] {
  return [...Map.groupBy(dias, ({ linea }) => grupoDe(linea.fecha)).values()].map((grupo) => ({
    desde: grupo[0]?.linea.fecha ?? '',
    hasta: grupo.at(-1)?.linea.fecha ?? '',
    ...sumUp(grupo, muestra),
  }));
}

/**
 * Approved absences by class: working days of absence up to `hoy` and after it, half a day as a half, and minutes of days with some hours of
 * absence.
 */
export function sumAusencias(dias: readonly Pick<DiaDelResumen, 'previsto'>[], hoy: Fecha): AusenciaSumada[] {
  const byClass = new Map<AusenciaSumada['clase'], AusenciaSumada>();
  for (const { previsto } of dias) {
    const { ausencia, fecha, motivo } = previsto;
    const isWhole = motivo === 'ausencia';
    if (!ausencia?.aprobada || (!isWhole && (motivo !== 'laborable' || ausencia.minutos === null))) continue;
    const sum = byClass.get(ausencia.clase) ?? { clase: ausencia.clase, dias: 0, porVenir: 0, minutos: 0 };
    byClass.set(ausencia.clase, sum);
    const share = isWhole ? 1 : 0.5;
    if (!isWhole && ausencia.mitad === null) sum.minutos += ausencia.minutos ?? 0;
    else if (fecha <= hoy) sum.dias += share;
    else sum.porVenir += share;
  }
  return [...byClass.values()].toSorted((a, b) => b.dias + b.porVenir - (a.dias + a.porVenir) || (a.clase < b.clase ? -1 : 1));
}
