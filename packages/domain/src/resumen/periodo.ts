import type { Fecha } from '../horario/modelo.ts';
import type { DiaDelResumen } from './modelo.ts';

/** A month, or a whole year where `mes` is null. */
export type Periodo = { ano: number; mes: number | null };

/** First and last day of a period. @throws RangeError when the month does not exist. */
export function ventanaDe({ ano, mes }: Periodo): { desde: Fecha; hasta: Fecha } {
  const first = Temporal.PlainDate.from({ year: ano, month: mes ?? 1, day: 1 }, { overflow: 'reject' });
  const last = first.add(mes === null ? { years: 1 } : { months: 1 }).subtract({ days: 1 });
  return { desde: first.toString(), hasta: last.toString() };
}

/**
 * The days that a record of a period speaks of: those up to `hoy` on which there was a contract, or on which somebody
 * worked without one.
 */
export const diasDelRegistro = (dias: readonly DiaDelResumen[], hoy: Fecha): DiaDelResumen[] =>
  dias.filter(({ linea, previsto, jornada }) => linea.fecha <= hoy && (previsto.motivo !== 'sin-contrato' || jornada !== null));
