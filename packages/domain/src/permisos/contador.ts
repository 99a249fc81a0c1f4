import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { amountOf, type SucesoPermiso } from './dias.ts';
import type { VersionPermiso } from './modelo.ts';

/** What was taken of a permit on a day: days, or minutes if it is counted in them. */
export type UsoPermiso = { fecha: Fecha; cantidad: number };

/** What there is of a permit, in days or minutes. Null: without limit. */
export type ContadorPermiso = { unidad: 'dias' | 'minutos'; total: number | null; usado: number; queda: number | null };

/** The minutes of one day of somebody: the mean of their planned days of the year. */
function minutesOfDay(laboral: ContextoLaboral, fecha: Fecha): number {
  const year = fecha.slice(0, 4);
  const planned = laboral.planDias(`${year}-01-01`, `${year}-12-31`).filter(({ minutos }) => minutos > 0);
  return planned.length === 0 ? 0 : planned.reduce((sum, { minutos }) => sum + minutos, 0) / planned.length;
}

function totalOf(laboral: ContextoLaboral, permiso: VersionPermiso, suceso: SucesoPermiso): number | null {
  const amount = amountOf(permiso, suceso);
  if (amount === null) return null;
  if (permiso.unidad === 'semanas') return amount * 7;
  return permiso.unidad === 'dias-en-minutos' ? Math.round(amount * minutesOfDay(laboral, suceso.desde)) : amount;
}

/** Whether a use belongs to the same amount: the year or the month of the day. Those of an event are all given. */
function isSamePeriod({ contador }: VersionPermiso, fecha: Fecha, other: Fecha): boolean {
  if (contador === 'ano') return fecha.slice(0, 4) === other.slice(0, 4);
  return contador !== 'mes' || fecha.slice(0, 7) === other.slice(0, 7);
}

/**
 * What is left of a permit on the day of `suceso`; null if every day of it stands on its own. `usos`: of the same event; of a
 * yearly or monthly amount all of them, from which those of the same period are taken. `laboral`: the plan without absences. The
 * uses of a request that is changed are left out by the caller.
 */
export function counterOf(options: {
  permiso: VersionPermiso;
  laboral: ContextoLaboral;
  suceso: SucesoPermiso;
  usos: readonly UsoPermiso[];
}): ContadorPermiso | null {
  const { permiso, laboral, suceso, usos } = options;
  if (permiso.contador === null) return null;
  const inDays = permiso.unidad === 'naturales' || permiso.unidad === 'laborables' || permiso.unidad === 'semanas';
  const total = totalOf(laboral, permiso, suceso);
  const same = usos.filter(({ fecha }) => isSamePeriod(permiso, suceso.desde, fecha));
  const usado = same.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return { unidad: inDays ? 'dias' : 'minutos', total, usado, queda: total === null ? null : total - usado };
}
