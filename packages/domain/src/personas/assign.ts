import { mesDe, type Mes } from '../cierres/modelo.ts';
import type { Fecha } from '../horario/modelo.ts';

/** This schedule and centre from `desde` until the next assignment; null: no contract. */
export type Asignacion = { desde: Fecha; horarioId: number | null; centroId: number | null };

/** The data that decide whether a person can be given another schedule or centre. `asignaciones`: oldest first. */
export type Asignable = { esQuiosco: boolean; alta: Fecha | null; ultimoDia: Fecha | null; asignaciones: readonly Asignacion[] };

export const IMPEDIMENTOS = ['quiosco', 'fuera-de-contrato', 'mes-cerrado'] as const;
export type Impedimento = (typeof IMPEDIMENTOS)[number];

/** The assignment on a day. */
export const vigenteEn = (asignaciones: readonly Asignacion[], fecha: Fecha): Asignacion | undefined =>
  asignaciones.findLast(({ desde }) => desde <= fecha);

/**
 * The centres whose closed months would be affected by a change from a day on: the centre of that day, and those of all later
 * assignments.
 */
export const centrosDesde = (asignaciones: readonly Asignacion[], desde: Fecha): (number | null)[] => [
  vigenteEn(asignaciones, desde)?.centroId ?? null,
  ...asignaciones.filter((one) => one.desde >= desde).map(({ centroId }) => centroId),
];

/**
 * The default first day of a new person's schedule: the day of hire, but never a past day. On past days nobody clocked here, so
 * all their hours would be missing.
 */
export const cuentaDesde = ({ alta, hoy }: { alta: Fecha; hoy: Fecha }): Fecha => (alta < hoy ? hoy : alta);

/** The last sensible day of a hire: of a year in two digits, a later one is not meant. */
export const lastAlta = (hoy: Fecha): Fecha => Temporal.PlainDate.from(hoy).add({ years: 1 }).toString();

/**
 * Whether a day lies before the first contract or after the last one. A kiosk has none. The contract begins with the hire, although the schedule may
 * count from a later day on.
 */
export function isOutsideContrato({ esQuiosco, alta, ultimoDia, asignaciones }: Asignable, fecha: Fecha): boolean {
  const first = asignaciones[0]?.desde;
  return (
    esQuiosco || first === undefined || fecha < (alta !== null && alta < first ? alta : first) || (ultimoDia !== null && fecha > ultimoDia)
  );
}

/** Whether a person has a schedule on a day, or will have it by an assignment that exists already. */
export const hasHorario = (asignaciones: readonly Asignacion[], horarioId: number, hoy: Fecha): boolean =>
  asignaciones.some((one, index) => one.horarioId === horarioId && !((asignaciones[index + 1]?.desde ?? '9999') <= hoy));

/**
 * The schedule and centre of a person after a change of one of them or both from a day on; the other one stays. Returns the
 * reason if the change is not possible, and null if nothing would change. `cerradoHasta`: the last closed month of each centre.
 */
export function asignacionDe(
  persona: Asignable,
  nueva: { desde: Fecha; horarioId?: number | undefined; centroId?: number | undefined },
  cerradoHasta: ReadonlyMap<number, Mes>,
): { asignacion: { desde: Fecha; horarioId: number; centroId: number } } | { impedimento: Impedimento } | null {
  const { desde } = nueva;
  if (persona.esQuiosco) return { impedimento: 'quiosco' };
  // Between the hire and the first day of the first schedule, that schedule counts as the current one.
  const held = vigenteEn(persona.asignaciones, desde) ?? persona.asignaciones[0];
  const isBefore = held !== undefined && desde < held.desde;
  const horarioId = nueva.horarioId ?? held?.horarioId ?? null;
  const centroId = nueva.centroId ?? held?.centroId ?? null;
  const isGap = held === undefined || held.horarioId === null || horarioId === null || centroId === null;
  if (isGap || isOutsideContrato(persona, desde)) return { impedimento: 'fuera-de-contrato' };
  if (!isBefore && held.horarioId === horarioId && held.centroId === centroId) return null;
  const touched = [...centrosDesde(persona.asignaciones, desde), centroId];
  const isClosed = touched.some((id) => id !== null && mesDe(desde) <= (cerradoHasta.get(id) ?? ''));
  return isClosed ? { impedimento: 'mes-cerrado' } : { asignacion: { desde, horarioId, centroId } };
}
