import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';

/** A calendar month, `YYYY-MM`. */
export type Mes = string;

/** The closed months of each centre from `desde` on. Nothing is known about the months before. */
export type MesesCerrados = { desde: Mes; cerrados: readonly { centroId: number; mes: Mes }[] };

/** No month is closed, and all of them are known. */
export const NADA_CERRADO: MesesCerrados = { desde: '0000-01', cerrados: [] };

export const mesDe = (fecha: Fecha): Mes => fecha.slice(0, 7);

/** The centre that a day is closed with: that of the day, else of the contract before it, else of the first one; null without any. */
export function centroDe({ periodos }: Pick<ContextoLaboral, 'periodos'>, fecha: Fecha): number | null {
  const holds = periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  return (holds ?? periodos.findLast(({ desde }) => desde <= fecha) ?? periodos[0])?.centro.id ?? null;
}

/**
 * Whether a day takes no more changes. If it is not known, the answer is yes: when nothing could be read (null), and for a month before those
 * that were read. For somebody without a centre it is yes as soon as any centre has closed the month.
 */
export function estaCerrado(laboral: Pick<ContextoLaboral, 'periodos'>, cierres: MesesCerrados | null, fecha: Fecha): boolean {
  const mes = mesDe(fecha);
  if (cierres === null || mes < cierres.desde) return true;
  const centro = centroDe(laboral, fecha);
  return cierres.cerrados.some((cerrado) => cerrado.mes === mes && (centro === null || cerrado.centroId === centro));
}
