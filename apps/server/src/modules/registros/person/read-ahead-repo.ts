import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';

const WHO = statement(
  'registros/person/read-ahead.WHO',
  `select distinct j.usuario_id as id from instancia.jornadas j
   where j.entidad_id = $1 and j.fecha between $2 and $3`,
);

/** Who has days in the record from one date to another. */
export const findWhoWorked = async (tx: Queryable, entidadId: number, desde: Fecha, hasta: Fecha): Promise<number[]> =>
  (await tx.query(WHO, [entidadId, desde, hasta])).map(({ id }) => id);
