import { placeShift, shiftOn } from '../../horario/turno-previsto.ts';
import type { ContextoLaboral, DiaPrevisto, DiaSuelto, Fecha, ParteDelDia } from '../../horario/index.ts';
import { ms } from '../../registros/tiempo.ts';

const FREE: DiaSuelto = [];

/**
 * The parts of a day as it holds, after holidays and absences; none: free or absent. Null: a flexible day, of which nobody knows the
 * hours. `puestoId`: the post of the person, for the shifts of a schedule.
 */
export function partsOf(laboral: ContextoLaboral, fecha: Fecha, puestoId: number | null = null): DiaSuelto | null {
  const dia = laboral.planDia(fecha);
  if (dia.turno === null) return FREE;
  if (dia.turno.flexible) return null;
  if (dia.suelto) return dia.suelto.map((parte) => ({ ...parte, puestoId: parte.puestoId ?? puestoId }));
  const periodo = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  const turno = periodo && periodo.horario.clase !== 'flexible' ? shiftOn(periodo.horario, fecha) : null;
  return turno ? [{ turno, puestoId }] : FREE;
}

const keyOf = ({ turno, puestoId }: ParteDelDia): string =>
  [
    turno.codigo,
    turno.inicio,
    turno.fin,
    puestoId,
    ...turno.pausas.map((pausa) => `${pausa.inicio} ${pausa.minutos} ${pausa.pagada}`),
  ].join(' ');

/** The work of a day as text: shifts, hours, pauses and posts, in whatever order. */
export const dayKey = (partes: DiaSuelto): string => partes.map(keyOf).toSorted().join('|');

/** Whether two days are the same work. */
export const isSameDay = (a: DiaSuelto | null, b: DiaSuelto | null): boolean =>
  a === null || b === null ? a === b : dayKey(a) === dayKey(b);

/** Whether somebody can do no shift on a day for a reason that is nobody's business: absent, also for some hours, or without a contract. */
export const isAway = ({ motivo, ausencia }: DiaPrevisto): boolean => motivo === 'sin-contrato' || ausencia?.aprobada === true;

/** What is wrong with the parts of a day that somebody draws: two at the same time, or more than four. On a day on which the clocks change they are as long as they really are. */
export function reviewParts(partes: DiaSuelto, fecha: Fecha, zona: string): 'solape' | 'demasiadas' | null {
  if (partes.length > 4) return 'demasiadas';
  const spans = partes
    .map(({ turno }) => placeShift(turno, fecha, zona).turno)
    .map(({ inicio, fin }) => [ms(inicio), ms(fin)] as const)
    .toSorted(([a], [b]) => a - b);
  return spans.some(([, end], index) => (spans[index + 1]?.[0] ?? Infinity) < end) ? 'solape' : null;
}
