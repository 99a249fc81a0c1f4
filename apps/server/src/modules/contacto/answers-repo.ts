import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, type Queryable, type Row } from '../../platform/database/pool.ts';

export type Respuesta = { autor: string; momento: string; texto: string; porCorreo: boolean };

export type FilaPeticion = {
  id: number;
  momento: string;
  usuarioId: number;
  nombre: string;
  email: string;
  /** The language in which the person is written to. */
  idioma: Idioma;
  entidad: string;
  comentario: string;
  hecho: string | null;
  hechoPor: string | null;
  respuestas: Respuesta[];
};

const PETICION = `
  select c.contacto_id as id, c.momento, c.usuario_id as "usuarioId", u.nombre_completo as nombre, u.email,
    coalesce(u.idioma, e.idioma) as idioma, e.nombre as entidad, c.comentario, c.hecho, h.nombre_completo as "hechoPor",
    coalesce((
      select json_agg(json_build_object('autor', a.nombre_completo, 'momento', r.momento, 'texto', r.texto, 'porCorreo', r.por_correo)
        order by r.respuesta_id)
      from instancia.respuestas_contacto r
      join instancia.usuarios a on a.entidad_id = r.entidad_id and a.usuario_id = r.autor_id
      where r.entidad_id = c.entidad_id and r.contacto_id = c.contacto_id), '[]') as respuestas
  from instancia.contactos c
  join instancia.usuarios u on u.entidad_id = c.entidad_id and u.usuario_id = c.usuario_id
  join instancia.entidades e on e.entidad_id = c.entidad_id
  left join instancia.usuarios h on h.entidad_id = c.entidad_id and h.usuario_id = c.hecho_por`;

// Whoever has waited longest comes first; of what is done, the last.
const LISTA = statement(`${PETICION}
  where c.entidad_id = $1 and ($2::boolean is null or (c.hecho is not null) = $2)
  order by c.hecho is not null, case when c.hecho is null then c.contacto_id end, c.hecho desc, c.contacto_id desc offset $3 limit $4`);
const CUENTAS = statement(`
  select count(*) filter (where hecho is null)::int as pendientes, count(*) filter (where hecho is not null)::int as hechas
  from instancia.contactos where entidad_id = $1`);

/** A page of requests, and how many there are of each kind. `hecha` null: all. */
export async function findRequests(
  tx: Queryable,
  { entidadId, hecha, start, limit }: { entidadId: number; hecha: boolean | null; start: number; limit: number },
): Promise<{ items: FilaPeticion[]; cuentas: { pendientes: number; hechas: number } }> {
  const items = await tx.query<Row & FilaPeticion>(LISTA, [entidadId, hecha, start, limit]);
  const [cuentas] = await tx.query<{ pendientes: number; hechas: number }>(CUENTAS, [entidadId]);
  return { items, cuentas: cuentas ?? { pendientes: 0, hechas: 0 } };
}

const UNA = statement(`${PETICION} where c.entidad_id = $1 and c.contacto_id = $2`);

export async function findRequest(tx: Queryable, entidadId: number, id: number): Promise<FilaPeticion | null> {
  const [row] = await tx.query<Row & FilaPeticion>(UNA, [entidadId, id]);
  return row ?? null;
}

const PROPIAS = statement(`${PETICION} where c.entidad_id = $1 and c.usuario_id = $2 order by c.contacto_id desc limit $3`);

export const findOwnRequests = (tx: Queryable, entidadId: number, usuarioId: number, limit: number): Promise<FilaPeticion[]> =>
  tx.query<Row & FilaPeticion>(PROPIAS, [entidadId, usuarioId, limit]);

const RESPONDER = statement(`
  insert into instancia.respuestas_contacto (entidad_id, contacto_id, autor_id, momento, texto, por_correo) values ($1, $2, $3, $4, $5, $6)`);

export async function createAnswer(
  tx: Queryable,
  r: { entidadId: number; contactoId: number; autorId: number; momento: string; texto: string; porCorreo: boolean },
): Promise<void> {
  await tx.query(RESPONDER, [r.entidadId, r.contactoId, r.autorId, r.momento, r.texto, r.porCorreo]);
}

const MARCAR = statement(`
  update instancia.contactos set hecho = case when $3 then $4::timestamptz end, hecho_por = case when $3 then $5::int end
  where entidad_id = $1 and contacto_id = $2 and (hecho is not null) <> $3 returning contacto_id`);

/** @returns whether that changed anything: of two who say it at once, one did. */
export async function updateDone(
  tx: Queryable,
  m: { entidadId: number; contactoId: number; hecha: boolean; momento: string; autorId: number },
): Promise<boolean> {
  return (await tx.query(MARCAR, [m.entidadId, m.contactoId, m.hecha, m.momento, m.autorId])).length > 0;
}
