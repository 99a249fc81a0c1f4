import type { Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';

export async function findUser(tx: Queryable, entidadId: number, usuarioId: number) {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.usuarios')
      .select([
        'user_name as userName',
        'nombre_completo as nombreCompleto',
        'email',
        'idioma',
        'roles',
        'es_quiosco as esQuiosco',
        'es_invitado as esInvitado',
        'foto_version as fotoVersion',
      ])
      .where('entidad_id', '=', entidadId)
      .where('usuario_id', '=', usuarioId),
  );
  return row ?? null;
}

/** Names by id, for showing who wrote something. */
export async function findNames(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await run(
    tx,
    sql
      .selectFrom('instancia.usuarios')
      .select(['usuario_id as id', 'nombre_completo as nombre'])
      .where('entidad_id', '=', entidadId)
      .where(({ eb, val, fn }) => eb('usuario_id', '=', fn.any(val([...ids])))),
  );
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

/** The zone of a person's centre on a day, or null. */
export async function findZone(tx: Queryable, entidadId: number, usuarioId: number, fecha: string): Promise<string | null> {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.asignaciones as a')
      .innerJoin('instancia.centros as c', (join) =>
        join.onRef('c.entidad_id', '=', 'a.entidad_id').onRef('c.centro_id', '=', 'a.centro_id'),
      )
      .select('c.zona')
      .where('a.entidad_id', '=', entidadId)
      .where('a.usuario_id', '=', usuarioId)
      .where('a.desde', '<=', fecha)
      .orderBy('a.desde', 'desc')
      .limit(1),
  );
  return row?.zona ?? null;
}
