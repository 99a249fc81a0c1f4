import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { gatheredDays, minutesOfDay } from './acumulado.ts';
import { amountOf } from './dias.ts';
import type { VersionPermiso } from './modelo.ts';
import type { SucesoPermiso } from './suceso.ts';

/** What was taken of a permit on a day: days, or minutes if it is counted in them. */
export type UsoPermiso = { fecha: Fecha; cantidad: number };

/** What there is of a permit, in days or minutes. Null: without limit. */
export type ContadorPermiso = { unidad: 'dias' | 'minutos'; total: number | null; usado: number; queda: number | null };

/** `usos`: what was taken of the same amount. What is gathered is gathered from the first day that is taken. */
function totalOf(
  laboral: ContextoLaboral,
  permiso: VersionPermiso,
  { suceso, usos }: { suceso: SucesoPermiso; usos: readonly UsoPermiso[] },
): number | null {
  if (permiso.acumula) {
    const desde = [suceso.desde, ...usos.map(({ fecha }) => fecha)].toSorted()[0] ?? suceso.desde;
    return gatheredDays(laboral, permiso, { ...suceso, desde });
  }
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
  const same = usos.filter(({ fecha }) => isSamePeriod(permiso, suceso.desde, fecha));
  const total = totalOf(laboral, permiso, { suceso, usos: same });
  const usado = same.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return { unidad: inDays ? 'dias' : 'minutos', total, usado, queda: total === null ? null : total - usado };
}
