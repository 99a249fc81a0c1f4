import { type Queryable, statement, told } from '../../platform/database/pool.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ClaseDisponibilidad, Disponibilidad } from '@jornada/domain/disponibilidad/modelo.ts';

const COLUMNAS = `disponibilidad_id as id, clase, dia_semana as "diaSemana", fecha, to_char(desde, 'HH24:MI') as desde, to_char(hasta, 'HH24:MI') as hasta`;

type Guardada = Disponibilidad & { id: number };

const DE = statement(
  'disponibilidad/repo.DE',
  `
  select usuario_id as "personaId", ${COLUMNAS} from instancia.disponibilidad
  where entidad_id = $1 and usuario_id = any($2) and (fecha is null or fecha >= $3)
  order by usuario_id, fecha nulls first, dia_semana, desde nulls first, disponibilidad_id`,
  told<{ clase: ClaseDisponibilidad; diaSemana: number | null; fecha: Fecha | null; desde: string | null; hasta: string | null }>(),
);

/** What these people say, by person; of dates only those from a day on. Days of the week first. */
export async function findSaid(tx: Queryable, entidadId: number, ids: readonly number[], desde: Fecha): Promise<Map<number, Guardada[]>> {
  const rows = ids.length === 0 ? [] : await tx.query(DE, [entidadId, ids, desde]);
  const said = Map.groupBy(rows, ({ personaId }) => personaId);
  return new Map(
    [...said].map(([personaId, theirs]) => [
      personaId,
      theirs.map(({ id, clase, diaSemana, fecha, desde: from, hasta }) => ({ id, clase, diaSemana, fecha, desde: from, hasta })),
    ]),
  );
}
