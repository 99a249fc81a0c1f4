import { isLaborable } from '../horario/dia-laborable.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { moreForChildren } from './hijos.ts';
import type { VersionPermiso } from './modelo.ts';
import { lastDayFor, type SucesoPermiso } from './suceso.ts';

/** The minutes of one day of somebody: the mean of their planned days of the year. */
export function minutesOfDay(laboral: ContextoLaboral, fecha: Fecha): number {
  const year = fecha.slice(0, 4);
  const planned = laboral.planDias(`${year}-01-01`, `${year}-12-31`).filter(({ minutos }) => minutos > 0);
  return planned.length === 0 ? 0 : planned.reduce((sum, { minutos }) => sum + minutos, 0) / planned.length;
}

/**
 * The whole working days into which the minutes of each day are gathered: those of all working days from the first one until the child is
 * too old, over the length of a day of the person. Parts of a day are left out. Null: the permit gathers nothing, or the birth is not known.
 * `laboral`: the plan without absences.
 */
export function gatheredDays(laboral: ContextoLaboral, permiso: VersionPermiso, suceso: SucesoPermiso): number | null {
  const { acumula } = permiso;
  const { desde, nacimiento, isDeAmbos = false } = suceso;
  if (!acumula || !nacimiento) return null;
  const last = lastDayFor(permiso, nacimiento, { isDeAmbos });
  if (last === null || last < desde) return 0;
  const day = minutesOfDay(laboral, desde);
  const working = laboral.planDias(desde, last).filter(isLaborable).length;
  return day === 0 ? 0 : Math.floor((working * (acumula.minutosDia + moreForChildren(permiso, suceso))) / day);
}
