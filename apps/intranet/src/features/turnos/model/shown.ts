import { minutoDelDia } from '@jornada/domain/horario/calendario.ts';
import type { CeldaDelPlanVista, ParteVista, TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { isSameDay, type Stroke } from './stroke.ts';

/** ShiftsByKey by what cells call them. */
export type ShiftsByKey = ReadonlyMap<string, TurnoDelPlanVista>;

/**
 * How a day stands: told to its person, not told yet, or drawn otherwise than it holds. `partes` null: a flexible day.
 * `isDue`: what the schedule says is not known before the server has answered.
 */
export type ShownDay = { partes: readonly ParteVista[] | null; state: 'publicado' | 'borrador' | 'cambiado'; isDue: boolean };

/** A day as the planner sees it: `stroke` is what was drawn just now, and not answered yet. */
export function shownDay(cell: CeldaDelPlanVista, stroke: Stroke | undefined): ShownDay {
  const told = cell.publicado ? 'publicado' : 'borrador';
  if (stroke && stroke.que !== 'nada') {
    const partes = stroke.que === 'turnos' ? stroke.partes : stroke.que === 'libre' ? [] : cell.partes;
    const isDue = stroke.que === 'horario';
    return { partes, state: isDue || !isSameDay(partes, cell.partes) ? 'cambiado' : told, isDue };
  }
  const drawn = stroke ? null : cell.borrador;
  if (!drawn || isSameDay(drawn.partes, cell.partes)) return { partes: cell.partes, state: told, isDue: false };
  return { partes: drawn.partes, state: 'cambiado', isDue: false };
}

/** Minutes of a day as it shows. */
export function minutesShown(cell: CeldaDelPlanVista, stroke: Stroke | undefined, shifts: ShiftsByKey): number {
  if (!stroke) return cell.borrador?.minutos ?? cell.minutos;
  if (stroke.que === 'libre') return 0;
  if (stroke.que !== 'turnos') return cell.minutos;
  return stroke.partes.reduce((sum, { turno }) => sum + (shifts.get(turno)?.minutos ?? 0), 0);
}

/** Whether publishing would change a day for its person. */
export const isChanged = (cell: CeldaDelPlanVista, stroke: Stroke | undefined): boolean => shownDay(cell, stroke).state === 'cambiado';

const DAY = 24 * 60;

/** A piece of a line from 0 to 24 hours, in fractions of it; open where the shift goes on over midnight. */
export type Piece = { from: number; to: number; isOpenAtStart: boolean; isOpenAtEnd: boolean };

/** Where shifts lie within the day. One over midnight wraps, so that its place still says that it is a night. */
export function piecesOf(partes: readonly ParteVista[], shifts: ShiftsByKey): Piece[] {
  return partes.flatMap(({ turno }) => {
    const shift = shifts.get(turno);
    if (!shift) return [];
    const [from, to] = [minutoDelDia(shift.inicio) / DAY, minutoDelDia(shift.fin) / DAY];
    if (to > from) return [{ from, to, isOpenAtStart: false, isOpenAtEnd: false }];
    const night = [{ from, to: 1, isOpenAtStart: false, isOpenAtEnd: true }];
    return to === 0 ? night : [{ from: 0, to, isOpenAtStart: true, isOpenAtEnd: false }, ...night];
  });
}

/** The letters of a day. */
export const lettersOf = (partes: readonly ParteVista[], shifts: ShiftsByKey): string =>
  partes.map(({ turno }) => shifts.get(turno)?.codigo ?? '?').join('+');
