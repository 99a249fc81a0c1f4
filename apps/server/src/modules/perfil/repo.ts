import type { Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';

export async function updateLanguage(tx: Queryable, entidadId: number, usuarioId: number, idioma: string): Promise<void> {
  await run(
    tx,
    sql.updateTable('instancia.usuarios').set({ idioma }).where('entidad_id', '=', entidadId).where('usuario_id', '=', usuarioId),
  );
}
