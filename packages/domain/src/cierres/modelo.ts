import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';

/** A calendar month, `YYYY-MM`. */
export type Mes = string;

/** The closed months of each centre from `desde` on. Nothing is known about the months before. */
export type MesesCerrados = { desde: Mes; cerrados: readonly { centroId: number; mes: Mes }[] };

/** No month is closed, and all of them are known. */
export const NADA_CERRADO: MesesCerrados = { desde: '0000-01', cerrados: [] };

export const mesDe = (fecha: Fecha): Mes => fecha.slice(0, 7);

/** `mes`: 1 for January. */
export const monthOf = ({ ano, mes }: { ano: number; mes: number }): Mes => `${ano}-${String(mes).padStart(2, '0')}`;

/** First and last day of a month. */
export function diasDeMes(mes: Mes): { desde: Fecha; hasta: Fecha } {
  const month = Temporal.PlainYearMonth.from(mes);
  return { desde: `${mes}-01`, hasta: month.toPlainDate({ day: month.daysInMonth }).toString() };
}

/**
 * The centre with which a day is closed: that of the day, otherwise of the contract before it, otherwise of the first one; null
 * if there is none.
 */
export function centroDe({ periodos }: Pick<ContextoLaboral, 'periodos'>, fecha: Fecha): number | null {
  const holds = periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  return (holds ?? periodos.findLast(({ desde }) => desde <= fecha) ?? periodos[0])?.centro.id ?? null;
}

/**
 * Whether a day is closed to changes. If that is unknown, the answer is yes: if nothing could be read (null), and for months
 * before those that were read. For a person without a centre it is yes as soon as any centre has closed the month.
 */
export function isMesCerrado(laboral: Pick<ContextoLaboral, 'periodos'>, cierres: MesesCerrados | null, fecha: Fecha): boolean {
  const mes = mesDe(fecha);
  if (cierres === null || mes < cierres.desde) return true;
  const centro = centroDe(laboral, fecha);
  return cierres.cerrados.some((cerrado) => cerrado.mes === mes && (centro === null || cerrado.centroId === centro));
}
