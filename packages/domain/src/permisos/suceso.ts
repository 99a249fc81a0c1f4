import type { Fecha } from '../horario/modelo.ts';
import type { Grado, VersionPermiso } from './modelo.ts';

/**
 * The case to which a permit is applied. `km`: how far one must travel; null: one need not. `hijos`: children of one birth; one, if left
 * out. `nacimiento`: its day; `isDeAmbos`: both parents use it.
 */
export type SucesoPermiso = {
  desde: Fecha;
  grado: Grado | null;
  km: number | null;
  isMonoparental: boolean;
  hijos?: number | null;
  nacimiento?: Fecha | null;
  isDeAmbos?: boolean;
};

/** The last day of a permit for a child: the one before it reaches the age. Null: it has no such end. */
export function lastDayFor(permiso: VersionPermiso, nacimiento: Fecha, { isDeAmbos }: { isDeAmbos: boolean }): Fecha | null {
  const months = (isDeAmbos ? permiso.edadMesesAmbos : null) ?? permiso.edadMeses;
  return months === null ? null : Temporal.PlainDate.from(nacimiento).add({ months }).subtract({ days: 1 }).toString();
}
