import type { ClaseAviso } from '@jornada/contract/avisos.ts';
import type { CanalAviso } from '@jornada/domain/notificaciones/canales.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { Queryable } from '../../platform/database/pool.ts';

export type Preferencia = { clase: string; canal: string; activo: boolean };

export function findPreferences(tx: Queryable, entidadId: number, usuarioId: number): Promise<Preferencia[]> {
  return run(
    tx,
    sql
      .selectFrom('instancia.avisos_preferencias')
      .select(['clase', 'canal', 'activo'])
      .where('entidad_id', '=', entidadId)
      .where('usuario_id', '=', usuarioId),
  );
}

export type NuevaPreferencia = { entidadId: number; usuarioId: number; clase: ClaseAviso; canal: CanalAviso; activo: boolean };

export async function upsertPreference(tx: Queryable, { entidadId, usuarioId, ...rest }: NuevaPreferencia): Promise<void> {
  const { activo } = rest;
  await run(
    tx,
    sql
      .insertInto('instancia.avisos_preferencias')
      .values({ entidad_id: entidadId, usuario_id: usuarioId, ...rest })
      .onConflict((conflict) => conflict.columns(['entidad_id', 'usuario_id', 'clase', 'canal']).doUpdateSet({ activo })),
  );
}
