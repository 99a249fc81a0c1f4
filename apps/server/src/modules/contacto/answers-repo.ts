import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';

type Respuesta = { autor: string; momento: string; texto: string; porCorreo: boolean };

export type FilaPeticion = {
  id: number;
  momento: string;
  usuarioId: number;
  nombre: string;
  email: string;
  /** The language for mails to the person. */
  idioma: Idioma;
  entidad: string;
  comentario: string;
  hecho: string | null;
  hechoPor: string | null;
  respuestas: Respuesta[];
};

const ANSWERS = raw<Respuesta[]>`coalesce((
      select json_agg(json_build_object('autor', a.nombre_completo, 'momento', r.momento, 'texto', r.texto, 'porCorreo', r.por_correo)
        order by r.respuesta_id)
      from instancia.respuestas_contacto r
      join instancia.usuarios a on a.entidad_id = r.entidad_id and a.usuario_id = r.autor_id
      where r.entidad_id = c.entidad_id and r.contacto_id = c.contacto_id), '[]')`;

/** The company's requests for help, each with its answers. */
const requests = (entidadId: number) =>
  sql
    .selectFrom('instancia.contactos as c')
    .innerJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 'c.entidad_id').onRef('u.usuario_id', '=', 'c.usuario_id'),
    )
    .innerJoin('instancia.entidades as e', 'e.entidad_id', 'c.entidad_id')
    .leftJoin('instancia.usuarios as h', (join) =>
      join.onRef('h.entidad_id', '=', 'c.entidad_id').onRef('h.usuario_id', '=', 'c.hecho_por'),
    )
    .where('c.entidad_id', '=', entidadId)
    .select([
      'c.contacto_id as id',
      'c.momento',
      'c.usuario_id as usuarioId',
      'u.nombre_completo as nombre',
      'u.email',
      'e.nombre as entidad',
    ])
    .select(['c.comentario', 'c.hecho', 'h.nombre_completo as hechoPor', ANSWERS.as('respuestas')])
    .select(raw<Idioma>`coalesce(u.idioma, e.idioma)`.as('idioma'));

const CUENTAS = statement(
  'contacto/answers.CUENTAS',
  `
  select count(*) filter (where hecho is null)::int as pendientes, count(*) filter (where hecho is not null)::int as hechas
  from instancia.contactos where entidad_id = $1`,
);

/**
 * A page of requests, and the numbers of each kind. Open ones come first, the oldest at the top; done ones newest first. `hecha`
 * null: all.
 */
export async function findRequests(tx: Queryable, { entidadId, hecha, ...page }: Page & { entidadId: number; hecha: boolean | null }) {
  const list = requests(entidadId)
    .$if(hecha !== null, (query) => query.where('c.hecho', hecha ? 'is not' : 'is', null))
    .orderBy(raw`c.hecho is not null`)
    .orderBy(raw`case when c.hecho is null then c.contacto_id end`)
    .orderBy('c.hecho', 'desc')
    .orderBy('c.contacto_id', 'desc');
  const { items, total } = await pageOf(tx, list, page);
  const [cuentas] = await tx.query(CUENTAS, [entidadId]);
  return { items, total, cuentas: cuentas ?? { pendientes: 0, hechas: 0 } };
}

export async function findRequest(tx: Queryable, entidadId: number, id: number): Promise<FilaPeticion | null> {
  const [row] = await run(tx, requests(entidadId).where('c.contacto_id', '=', id));
  return row ?? null;
}

export const findOwnRequests = (tx: Queryable, entidadId: number, usuarioId: number, limit: number): Promise<FilaPeticion[]> =>
  run(tx, requests(entidadId).where('c.usuario_id', '=', usuarioId).orderBy('c.contacto_id', 'desc').limit(limit));

const RESPONDER = statement(
  'contacto/answers.RESPONDER',
  `
  insert into instancia.respuestas_contacto (entidad_id, contacto_id, autor_id, momento, texto, por_correo) values ($1, $2, $3, $4, $5, $6)`,
);

export async function createAnswer(
  tx: Queryable,
  r: { entidadId: number; contactoId: number; autorId: number; momento: string; texto: string; porCorreo: boolean },
): Promise<void> {
  await tx.query(RESPONDER, [r.entidadId, r.contactoId, r.autorId, r.momento, r.texto, r.porCorreo]);
}

const MARCAR = statement(
  'contacto/answers.MARCAR',
  `
  update instancia.contactos set hecho = case when $3 then $4::timestamptz end, hecho_por = case when $3 then $5::int end
  where entidad_id = $1 and contacto_id = $2 and (hecho is not null) <> $3 returning contacto_id`,
);

/** @returns whether that changed anything: of two who say it at once, one did. */
export async function updateDone(
  tx: Queryable,
  m: { entidadId: number; contactoId: number; hecha: boolean; momento: string; autorId: number },
): Promise<boolean> {
  return (await tx.query(MARCAR, [m.entidadId, m.contactoId, m.hecha, m.momento, m.autorId])).length > 0;
}
