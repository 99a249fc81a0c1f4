import type { ValidadaDe } from '@jornada/contract/call.ts';
import { borradorVacaciones, type vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { Mitad } from '@jornada/domain/horario/modelo.ts';
import type { PeticionVacaciones } from '@jornada/domain/vacaciones/index.ts';
import { invalidField, readDraft } from '../solicitudes/reads.ts';

type Datos = ValidadaDe<typeof vacaciones.guardar>;
/** The fields of a form that is not complete yet. `id`: the request that is changed. */
export type Campos = { id: number | null; desde: string | null; hasta: string | null; mitad: Mitad | null };

/** The fields of a form, as JSON. Unknown ones are refused. @throws AppError `general.datos-no-validos`. */
export function readFields(data: string | undefined): Campos {
  const { id, desde, hasta, mitad = null } = readDraft(borradorVacaciones, data);
  return { id: id || null, desde: desde || null, hasta: hasta || null, mitad };
}

/** The days of a form whose dates are complete and in order; null if they are not yet. */
export const datesOf = ({ desde, hasta, mitad }: Campos): PeticionVacaciones | null =>
  desde !== null && hasta !== null && desde <= hasta ? { desde, hasta, mitad } : null;

/** The days of a request that is sent. @throws AppError `general.datos-no-validos`. */
export function daysOf({ desde, hasta, mitad = null }: Datos, { permiteMedios }: { permiteMedios: boolean }): PeticionVacaciones {
  if (hasta < desde) throw invalidField('hasta');
  if (mitad !== null && !permiteMedios) throw invalidField('mitad');
  return { desde, hasta, mitad };
}
