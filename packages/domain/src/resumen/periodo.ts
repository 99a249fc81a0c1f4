import type { Fecha } from '../horario/modelo.ts';
import type { DiaDelResumen } from './modelo.ts';

/** A month, or a whole year if `mes` is null. */
export type Periodo = { ano: number; mes: number | null };

/** First and last day of a period. @throws RangeError if the month does not exist. */
export function ventanaDe({ ano, mes }: Periodo): { desde: Fecha; hasta: Fecha } {
  const first = Temporal.PlainDate.from({ year: ano, month: mes ?? 1, day: 1 }, { overflow: 'reject' });
  const last = first.add(mes === null ? { years: 1 } : { months: 1 }).subtract({ days: 1 });
  return { desde: first.toString(), hasta: last.toString() };
}

/** The days in the record of a period: those up to `hoy` with a contract, or with work without one. */
export const diasDelRegistro = (dias: readonly DiaDelResumen[], hoy: Fecha): DiaDelResumen[] =>
  dias.filter(({ linea, previsto, jornada }) => linea.fecha <= hoy && (previsto.motivo !== 'sin-contrato' || jornada !== null));
