import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';

const DE_QUIEN = statement(
  'registros/calls/corrections.DE_QUIEN',
  `
  select r.usuario_id as "personaId", r.fecha, array_agg(distinct r.autor_id) as autores, count(*)::int as cuantas
  from instancia.registros r
  where r.entidad_id = $1 and r.registro_id = any($2::bigint[]) and r.evento = 'correccion'
  group by r.usuario_id, r.fecha`,
);

/** `autores`: who proposed them. */
export type DiaDePropuestas = { personaId: number; fecha: Fecha; autores: number[] };

/** The one day and person of all these proposals; null if one does not exist, or if they are about several days. */
export async function findDayOfProposals(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<DiaDePropuestas | null> {
  const rows = await tx.query(DE_QUIEN, [entidadId, [...ids]]);
  const [first] = rows;
  return first && rows.length === 1 && first.cuantas === new Set(ids).size ? first : null;
}
