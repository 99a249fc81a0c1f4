import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';

const DE_QUIEN = statement(`
  select r.usuario_id as "personaId", u.responsable_id as "responsableId", r.fecha, count(*)::int as cuantas
  from instancia.registros r join instancia.usuarios u on u.entidad_id = r.entidad_id and u.usuario_id = r.usuario_id
  where r.entidad_id = $1 and r.registro_id = any($2::int[]) and r.evento = 'correccion'
  group by r.usuario_id, u.responsable_id, r.fecha`);

export type DiaDePropuestas = { personaId: number; responsableId: number | null; fecha: Fecha };

/** The one day and person of all these proposals; null if one does not exist, or if they are about several days. */
export async function findDayOfProposals(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<DiaDePropuestas | null> {
  const rows = await tx.query<DiaDePropuestas & { cuantas: number }>(DE_QUIEN, [entidadId, [...ids]]);
  const [first] = rows;
  return first && rows.length === 1 && first.cuantas === new Set(ids).size ? first : null;
}
