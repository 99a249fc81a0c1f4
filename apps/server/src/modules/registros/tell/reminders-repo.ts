import { statement, type Queryable, type RowOf } from '../../../platform/database/pool.ts';

export type JornadaSinSalida = RowOf<typeof ABIERTAS>;

const ABIERTAS = statement(
  'registros/tell/reminders.ABIERTAS',
  `
  select j.usuario_id as "usuarioId", j.fecha, j.inicio, u.revision from instancia.jornadas j join instancia.usuarios u using (entidad_id, usuario_id)
  where j.entidad_id = $1 and j.estado = 'abierta' and j.fecha between $2 and $3 and j.inicio is not null and u.activo
    and not exists (select from instancia.avisos_dados a where a.entidad_id = $1 and a.usuario_id = j.usuario_id and a.clave = 'recordatorio-salida ' || j.fecha::text)
  order by 1`,
);

/** People with an open day among the given days who were not reminded of it. `revision`: of what their plan follows from. */
export function findOpenDays(tx: Queryable, entidadId: number, desde: string, hasta: string): Promise<JornadaSinSalida[]> {
  return tx.query(ABIERTAS, [entidadId, desde, hasta]);
}

const APUNTAR = statement(
  'registros/tell/reminders.APUNTAR',
  'insert into instancia.avisos_dados (entidad_id, usuario_id, clave, momento) values ($1, $2, $3, $4) on conflict do nothing returning usuario_id',
);

/** Returns false if the reminder was given already. If two processes note it at once, one gets true. */
export async function createGivenReminder(
  tx: Queryable,
  a: { entidadId: number; usuarioId: number; clave: string; momento: string },
): Promise<boolean> {
  return (await tx.query(APUNTAR, [a.entidadId, a.usuarioId, a.clave, a.momento])).length > 0;
}

const BARRER = statement('registros/tell/reminders.BARRER', 'delete from instancia.avisos_dados where entidad_id = $1 and momento < $2');

export async function deleteGivenReminders(tx: Queryable, entidadId: number, antes: string): Promise<void> {
  await tx.query(BARRER, [entidadId, antes]);
}

const PENDIENTES = statement(
  'registros/tell/reminders.PENDIENTES',
  'select registro_id as id from instancia.correcciones_pendientes where entidad_id = $1 and usuario_id = $2 and registro_id = any($3) order by 1',
);

/** Which of some proposals of a person still wait. */
export async function findPending(tx: Queryable, entidadId: number, personaId: number, ids: readonly number[]): Promise<number[]> {
  return (await tx.query(PENDIENTES, [entidadId, personaId, ids])).map(({ id }) => id);
}
