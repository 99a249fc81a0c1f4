import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DeLaPersona } from './model.ts';

const SIN_RELOJ = statement(
  'tareas/extras.SIN_RELOJ',
  'select fecha from instancia.dias_sin_reloj where entidad_id = $1 and usuario_id = $2 and fecha between $3 and $4',
);
/** The days on which the clock writes nothing any more. */
export async function findDaysWithoutClock(
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Promise<Set<Fecha>> {
  return new Set((await tx.query(SIN_RELOJ, [entidadId, personaId, desde, hasta])).map(({ fecha }) => fecha));
}
