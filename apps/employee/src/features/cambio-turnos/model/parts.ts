import type { CesionVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { ParteVista, TurnoDelPlanVista } from '@jornada/contract/turnos/vistas.ts';
import type { ShiftHours } from '@jornada/features/turnos/pieces.ts';

/** The shifts of some answers, by what days call them. */
export type Shifts = ReadonlyMap<string, TurnoDelPlanVista>;
/** None: free; null: a flexible day. */
export type Parts = readonly ParteVista[] | null;

export const shiftsOf = (...lists: readonly (readonly TurnoDelPlanVista[] | undefined)[]): Shifts =>
  new Map(lists.flatMap((list) => (list ?? []).map((one) => [one.clave, one] as const)));

export const hoursOf = (partes: Parts, shifts: Shifts): ShiftHours[] =>
  (partes ?? []).flatMap(({ turno }) => {
    const shift = shifts.get(turno);
    return shift ? [{ inicio: shift.inicio, fin: shift.fin }] : [];
  });

/** `T`, or `M+T` of a split day; empty where it is free. */
export const codeOf = (partes: Parts, shifts: Shifts): string =>
  (partes ?? []).map(({ turno }) => shifts.get(turno)?.codigo ?? '?').join('+');

export const isSame = (a: Parts, b: Parts): boolean =>
  a === b || (a !== null && b !== null && a.map(({ turno }) => turno).join() === b.map(({ turno }) => turno).join());

/** What one person gives away, and what they do instead. */
export const sidesOf = (cesiones: readonly CesionVista[], personaId: number) => ({
  gives: cesiones.filter(({ de }) => de === personaId),
  gets: cesiones.filter(({ a }) => a === personaId),
});
