import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { firstDayToRead } from './first-day-to-read.ts';
import { findPeople } from './people-repo.ts';
import { standingOf } from './standing.ts';

/** No day is forgotten within so many hours of its beginning (`limiteDeOlvido`). */
export const NEVER_FORGOTTEN_HOURS = 12;

/** Those of these people whose open day counts as forgotten: they are out, whatever it says. */
export async function findForgotten(
  tx: Queryable,
  { entidadId, empresa, ahora }: { entidadId: number; empresa: Configuracion; ahora: Temporal.Instant },
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const people = await findPeople(tx, entidadId, { desde: firstDayToRead(ahora), ids });
  const isForgotten = (fila: (typeof people)[number]) =>
    fila.jornada?.estado === 'abierta' && standingOf(fila, empresa, ahora).jornada === null;
  return new Set(people.filter(isForgotten).map(({ id }) => id));
}
