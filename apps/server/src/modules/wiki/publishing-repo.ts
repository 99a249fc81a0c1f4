import { statement, type Queryable } from '../../platform/database/pool.ts';

const POR_AVISAR = statement(
  'wiki/publishing.POR_AVISAR',
  `
  update instancia.comunicados c set avisado = $3, destinatarios = (
    select count(distinct k.usuario_id) from instancia.claves_de_persona($1, $2::date, $3::timestamptz) k
    join instancia.comunicados_audiencia a on a.entidad_id = $1 and a.comunicado_id = c.comunicado_id and a.clave = k.clave)
  where c.entidad_id = $1 and not c.borrador and c.avisado is null and c.retirado is null and c.publica <= $3 returning c.comunicado_id as id`,
);
/** Announcements whose hour has come, each once: whoever is given one tells of it. */
export async function takePublished(tx: Queryable, entidadId: number, { hoy, ahora }: { hoy: string; ahora: string }): Promise<number[]> {
  return (await tx.query(POR_AVISAR, [entidadId, hoy, ahora])).map(({ id }) => id);
}

const POR_TERMINAR = statement(
  'wiki/publishing.POR_TERMINAR',
  `
  update instancia.comunicados set terminado = $2
  where entidad_id = $1 and not borrador and terminado is null and caduca <= $2 returning comunicado_id as id`,
);
/** Announcements whose time is over, each once. */
export async function takeEnded(tx: Queryable, entidadId: number, ahora: string): Promise<number[]> {
  return (await tx.query(POR_TERMINAR, [entidadId, ahora])).map(({ id }) => id);
}

const RECORDADO = statement(
  'wiki/publishing.RECORDADO',
  `
  update instancia.comunicados set recordado = $3 where entidad_id = $1 and comunicado_id = $2 and recordado is null returning 1 as si`,
);
/** @returns false if the others were reminded already. */
export async function updateReminded(tx: Queryable, entidadId: number, id: number, ahora: string): Promise<boolean> {
  return (await tx.query(RECORDADO, [entidadId, id, ahora])).length > 0;
}
