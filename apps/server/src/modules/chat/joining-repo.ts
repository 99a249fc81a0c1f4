import { statement, type Queryable } from '../../platform/database/pool.ts';
import { BELONGS, type Quien } from './rooms-repo.ts';

// Not "not exists": where the database knows nothing yet of these small tables, it would read who belongs again for each who has come in.
const SALEN = statement(
  'chat/joining.SALEN',
  `
  delete from instancia.chat_entradas e where e.entidad_id = $entidadId and e.sala_id = $salaId and e.usuario_id not in (
    select p.usuario_id from instancia.chat_pertenencias p where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS})`,
);
const ENTRAN = statement(
  'chat/joining.ENTRAN',
  `
  insert into instancia.chat_entradas (entidad_id, sala_id, usuario_id, desde_numero)
  select $entidadId, $salaId, p.usuario_id, $ultima from instancia.chat_pertenencias p
  where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} and not exists (
    select from instancia.chat_entradas e where e.entidad_id = $entidadId and e.sala_id = $salaId and e.usuario_id = p.usuario_id)`,
);

/**
 * Writes down who has come into the room of a department or a centre since its last message, `ultima`, and forgets who has left. The caller has locked
 * the room and is about to write the next message: so nobody needs to notice the moment at which somebody moves.
 */
export async function updateEntries(
  tx: Queryable,
  { entidadId, salaId, hoy, ahora }: Pick<Quien, 'entidadId' | 'hoy' | 'ahora'> & { salaId: number },
  ultima: number,
): Promise<void> {
  await tx.query(SALEN, { entidadId, salaId, hoy, ahora });
  await tx.query(ENTRAN, { entidadId, salaId, hoy, ahora, ultima });
}
