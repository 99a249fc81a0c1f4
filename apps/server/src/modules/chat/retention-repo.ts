import { statement, type Queryable } from '../../platform/database/pool.ts';

const VIEJOS = statement(
  'chat/retention.VIEJOS',
  `
  select mensaje_id as id, con_ficheros as "conFicheros" from instancia.chat_mensajes
  where entidad_id = $1 and momento < $2 order by momento limit $3`,
);
const BORRAR = statement('chat/retention.BORRAR', 'delete from instancia.chat_mensajes where entidad_id = $1 and mensaje_id = any($2)');
const RETENIDA = statement(
  'chat/retention.RETENIDA',
  'select exists (select from instancia.bloqueos where entidad_id = $1 and levantado is null) as held',
);

export const findOld = (tx: Queryable, entidadId: number, antes: string, limit: number): Promise<{ id: number; conFicheros: boolean }[]> =>
  tx.query(VIEJOS, [entidadId, antes, limit]);

export async function deleteMessages(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.query(BORRAR, [entidadId, ids]);
}

/** Something in the company must not be deleted now: of a conversation nobody knows whose it is. */
export const isHeld = async (tx: Queryable, entidadId: number): Promise<boolean> =>
  (await tx.query(RETENIDA, [entidadId]))[0]?.held ?? false;
