import { type Queryable, statement, told } from '../../platform/database/pool.ts';
import type { ParteExceso } from '@jornada/domain/excesos/index.ts';

export type FilaExceso = { personaId: number; nombre: string; fecha: string; exceso: number; partes: ParteExceso[] };

const DE_PERSONAS = statement(
  'excesos/reads.DE_PERSONAS',
  `
  select x.usuario_id as "personaId", u.nombre_completo as nombre, x.fecha, x.exceso, x.partes
  from instancia.excesos x join instancia.usuarios u using (entidad_id, usuario_id)
  where x.entidad_id = $1 and ($2::int[] is null or x.usuario_id = any($2::int[])) and x.fecha between $3 and $4
  order by x.fecha, x.usuario_id`,
  told<{ partes: FilaExceso['partes'] }>(),
);

/** Days above the plan from a day on, the oldest first. `ids` null: of everybody. */
export const findOfPeople = (
  tx: Queryable,
  entidadId: number,
  ids: readonly number[] | null,
  desde: string,
  hasta = '9999-12-31',
): Promise<FilaExceso[]> => tx.query(DE_PERSONAS, [entidadId, ids, desde, hasta]);
