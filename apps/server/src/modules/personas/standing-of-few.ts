import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { firstDayToRead } from './first-day-to-read.ts';
import { findPeople } from './people-repo.ts';
import { presentPerson, standingOf, type PersonaSinFoto } from './standing.ts';

/** A person as they stand now. `abierta`: the day that is still open, forgotten or not; null: none. */
export type PersonaDeHoy = PersonaSinFoto & { abierta: string | null };

/** People in the order of `ids`, their lines drawn in the day and zone of whoever looks. */
export async function readStanding(
  tx: Queryable,
  options: { entidadId: number; empresa: Configuracion; ahora: Temporal.Instant; fecha: string },
  ids: readonly number[],
): Promise<PersonaDeHoy[]> {
  const { entidadId, empresa, ahora, fecha } = options;
  const found = new Map((await findPeople(tx, entidadId, { desde: firstDayToRead(ahora), ids })).map((fila) => [fila.id, fila]));
  return ids.flatMap((id) => {
    const fila = found.get(id);
    if (!fila) return [];
    const shown = presentPerson(standingOf(fila, empresa, ahora), ahora, { zona: empresa.zona, fecha });
    return [{ ...shown, abierta: fila.jornada?.estado === 'abierta' ? fila.jornada.fecha : null }];
  });
}
