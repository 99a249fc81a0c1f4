import { statement, type Queryable } from '../../platform/database/pool.ts';

const RESPONSABLE = statement('select responsable_id as id from instancia.usuarios where entidad_id = $1 and usuario_id = $2');

/** The manager of a person; null if there is none. */
export async function findResponsible(tx: Queryable, entidadId: number, usuarioId: number): Promise<number | null> {
  const [row] = await tx.query<{ id: number | null }>(RESPONSABLE, [entidadId, usuarioId]);
  return row?.id ?? null;
}
