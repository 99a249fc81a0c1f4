import { statement, type Queryable } from '../../platform/database/pool.ts';
import { byName, hasText } from '../../platform/database/page.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';

export type FilaSuplencia = {
  id: number;
  titularId: number;
  titular: string;
  suplenteId: number;
  suplente: string;
  desde: string;
  hasta: string;
};

const LISTA = statement(
  'solicitudes/stand-ins.LISTA',
  `
  select s.suplencia_id as id, s.titular_id as "titularId", t.nombre_completo as titular, s.suplente_id as "suplenteId",
    p.nombre_completo as suplente, s.desde, s.hasta
  from instancia.suplencias s
  join instancia.usuarios t on t.entidad_id = $1 and t.usuario_id = s.titular_id
  join instancia.usuarios p on p.entidad_id = $1 and p.usuario_id = s.suplente_id
  where s.entidad_id = $1 and s.hasta >= $2 and ($3::int is null or $3 in (s.titular_id, s.suplente_id))
  order by s.desde, s.suplencia_id limit 500`,
);

/** Stand-ins that are not over; of one person, or of all (`personaId` null). */
export const findAll = (
  tx: Queryable,
  entidadId: number,
  { hoy, personaId }: { hoy: string; personaId: number | null },
): Promise<FilaSuplencia[]> => tx.query(LISTA, [entidadId, hoy, personaId]);

/** So many names fit below a field. */
const MOST_FOUND = 6;

/** Those who work here with a text in their name, for somebody to choose from. */
export async function findColleagues(
  tx: Queryable,
  entidadId: number,
  { personaId, texto, ahora }: { personaId: number; texto: string; ahora: string },
): Promise<{ id: number; nombre: string }[]> {
  return run(
    tx,
    sql
      .selectFrom('instancia.usuarios as u')
      .select(['u.usuario_id as id', 'u.nombre_completo as nombre'])
      .where('u.entidad_id', '=', entidadId)
      .where('u.activo', '=', true)
      .where('u.es_quiosco', '=', false)
      .where('u.usuario_id', '<>', personaId)
      .where((where) => where.or([where('u.cierra', 'is', null), where('u.cierra', '>', ahora)]))
      .where(hasText(raw`u.nombre_completo`, texto))
      .orderBy(byName('u.nombre_completo'))
      .orderBy('u.usuario_id')
      .limit(MOST_FOUND),
  );
}

export type NuevaSuplencia = { titularId: number; suplenteId: number; desde: string; hasta: string; autorId: number; momento: string };

/** @returns its id. */
export async function create(tx: Queryable, entidadId: number, nueva: NuevaSuplencia): Promise<number> {
  const { titularId, suplenteId, autorId, ...days } = nueva;
  const who = { titular_id: titularId, suplente_id: suplenteId, autor_id: autorId };
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.suplencias')
      .values({ ...days, ...who, entidad_id: entidadId })
      .returning('suplencia_id as id'),
  );
  if (!row) throw new Error('the stand-in was not written');
  return row.id;
}

export async function deleteStandIn(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await run(tx, sql.deleteFrom('instancia.suplencias').where('entidad_id', '=', entidadId).where('suplencia_id', '=', id));
}
