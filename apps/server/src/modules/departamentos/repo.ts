import { statement, type Queryable } from '../../platform/database/pool.ts';

const PERSONA = statement(
  'departamentos.PERSONA',
  'select 1 as uno from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and activo and not es_quiosco',
);

export async function isActivePerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<boolean> {
  return (await tx.query(PERSONA, [entidadId, usuarioId])).length > 0;
}
