import { masDias, numeroDeDia } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import type { BajaMedica } from './modelo.ts';
import { checkRelapse, limitsOf, type CodigoRecaida } from './proceso.ts';
import { expectedEnd } from './revisiones.ts';

/** No leave is written down for longer at once: the longest incapacity with its extension is 545 days. */
export const DURACION_MAXIMA_BAJA = 730;

/** Why a leave cannot be written down like this. */
export type CodigoBaja = CodigoRecaida | 'fuera-de-contrato' | 'solapada' | 'demasiado-larga';
/** What one should know of a leave. `pasa-de-maxima`, `pasa-de-prorroga`: the longest incapacity, with its extension. */
export type AvisoBaja = 'mes-cerrado' | 'pasa-de-maxima' | 'pasa-de-prorroga';

/** The days that a leave takes in the plan: until its end, otherwise until its expected end. @returns null if neither is known. */
export function spanOf(baja: Pick<BajaMedica, 'desde' | 'hasta' | 'duracionDias'>): { desde: Fecha; hasta: Fecha } | null {
  const hasta = baja.hasta ?? expectedEnd(baja);
  return hasta === null ? null : { desde: baja.desde, hasta };
}

/** The days from one date to another, both included. */
export const daysBetween = ({ desde, hasta }: { desde: Fecha; hasta: Fecha }): number => numeroDeDia(hasta) - numeroDeDia(desde) + 1;

/** A leave, and what it is compared with: the other leaves of the person that stand, and the first days of their contracts. */
export type SituacionBaja = {
  otras: readonly BajaMedica[];
  contrato: readonly { desde: Fecha; hasta: Fecha | null }[];
  /** Whether a day of it is in a closed month. */
  isInClosedMonth: boolean;
};

/** What there is to say about a leave. Nobody is asked whether they may be ill: only what cannot be true is refused. */
export function examineBaja(
  baja: BajaMedica,
  { otras, contrato, isInClosedMonth }: SituacionBaja,
): { rechazos: CodigoBaja[]; avisos: AvisoBaja[] } {
  const span = spanOf(baja);
  if (!span) return { rechazos: [], avisos: [] };
  const { desde, hasta } = span;
  const overlaps = otras.some((one) => {
    const other = spanOf(one);
    return other !== null && other.desde <= hasta && other.hasta >= desde;
  });
  const relapse = checkRelapse(baja, otras);
  const limits = limitsOf(baja, otras);
  const isOver = (limit: Fecha | undefined): boolean => limit !== undefined && hasta > limit;
  const rechazos: (CodigoBaja | false | null)[] = [
    daysBetween(span) > DURACION_MAXIMA_BAJA && 'demasiado-larga',
    !contrato.some((one) => one.desde <= desde && (one.hasta === null || desde <= one.hasta)) && 'fuera-de-contrato',
    overlaps && 'solapada',
    relapse,
  ];
  const avisos: (AvisoBaja | false)[] = [
    isInClosedMonth && 'mes-cerrado',
    isOver(limits?.prorroga) ? 'pasa-de-prorroga' : isOver(limits?.maxima) && 'pasa-de-maxima',
  ];
  return { rechazos: rechazos.filter((one) => one !== false && one !== null), avisos: avisos.filter((one) => one !== false) };
}

/** The days that are in one span and not in the other: those that a change of a leave changes. Null: none. */
export function changedDays(
  before: { desde: Fecha; hasta: Fecha },
  after: { desde: Fecha; hasta: Fecha },
): { desde: Fecha; hasta: Fecha } | null {
  if (before.hasta === after.hasta) return null;
  const [first, last] = before.hasta < after.hasta ? [before.hasta, after.hasta] : [after.hasta, before.hasta];
  return { desde: masDias(first, 1), hasta: last };
}
