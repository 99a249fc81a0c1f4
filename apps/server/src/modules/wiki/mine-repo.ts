import type { ComunicadoListado } from '@jornada/contract/wiki/vistas.ts';
import type { Page } from '../../platform/database/page.ts';
import { inUtc, statement, told, type Queryable } from '../../platform/database/pool.ts';
import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';

/** Who reads, and when: the day is the company's. */
export type LectorAhora = { entidadId: number; personaId: number; hoy: string; ahora: string };

/** So many of the latest are looked at for what is unread. Older ones count as read, unless they are pinned or ask for a confirmation. */
const RECIENTES = 100;

const NEWEST = 'order by a.publica desc, a.comunicado_id desc limit';
const OF_KEY =
  'from instancia.comunicados_audiencia a where a.entidad_id = $entidadId and a.clave = m.clave and a.vigente and a.publica <= $ahora';

/**
 * `mias`: the person's groups. `marcadas`: the latest and what stands out, and whether each is read. Each part reads so many rows of an index
 * at most, however many announcements there are.
 */
const MARCADAS = `
  mias as materialized (select k.clave from instancia.claves_de_persona($entidadId, $hoy::date, $ahora::timestamptz) k where k.usuario_id = $personaId),
  recientes as (
    select distinct x.comunicado_id, x.publica from mias m cross join lateral (
      (select a.comunicado_id, a.publica, a.hasta ${OF_KEY} ${NEWEST} ${RECIENTES})
      union all (select a.comunicado_id, a.publica, a.hasta ${OF_KEY} and a.destacado ${NEWEST} ${RECIENTES})) x
    where x.hasta > $ahora),
  marcadas as (
    select r.comunicado_id, r.publica, c.fijado, c.confirmacion, case when c.confirmacion then l.confirmado is null else l.leido is null end as sin_leer
    from recientes r
    join instancia.comunicados c on c.entidad_id = $entidadId and c.comunicado_id = r.comunicado_id
    left join instancia.comunicados_lecturas l on l.entidad_id = $entidadId and l.comunicado_id = r.comunicado_id and l.usuario_id = $personaId)`;

const SIN_LEER = statement(
  'wiki/mine.SIN_LEER',
  `with ${MARCADAS} select count(*)::int as "sinLeer", (count(*) filter (where confirmacion))::int as "porConfirmar" from marcadas where sin_leer`,
);

/** How many announcements wait to be read or to be confirmed, and how many of them ask for a confirmation. */
export async function countUnread(
  tx: Queryable,
  { entidadId, personaId, hoy, ahora }: LectorAhora,
): Promise<{ sinLeer: number; porConfirmar: number }> {
  const [row] = await tx.query(SIN_LEER, { entidadId, personaId, hoy, ahora });
  return { sinLeer: row?.sinLeer ?? 0, porConfirmar: row?.porConfirmar ?? 0 };
}

const hasWords = (of: string): string => `($texto = '' or exists (select from instancia.comunicados c
      where c.entidad_id = $entidadId and c.comunicado_id = ${of}.comunicado_id
        and strpos(c.texto || coalesce(' ' || c.segundo_texto, ''), instancia.para_buscar($texto)) > 0))`;

const LISTA = statement(
  'wiki/mine.LISTA',
  `
  with ${MARCADAS},
  todas as (
    select distinct y.comunicado_id, y.publica from mias m cross join lateral (
      select a.comunicado_id, a.publica, a.hasta ${OF_KEY} and ${hasWords('a')} ${NEWEST} $alcance) y
    where y.hasta > $ahora
    union select x.comunicado_id, x.publica from marcadas x where ${hasWords('x')}),
  contadas as (select least(count(*), ${TOTAL_CONTADO + 1})::int as n from todas),
  parte as (
    select t.comunicado_id, t.publica, coalesce(m.sin_leer, false) as sin_leer, coalesce(m.fijado, false) as fijado
    from todas t left join marcadas m on m.comunicado_id = t.comunicado_id
    order by 3 desc, 4 desc, 2 desc, 1 desc offset $start limit $limit)
  select (select n from contadas) as total, (select count(*)::int from marcadas where sin_leer) as "sinLeer",
    (select json_agg(json_build_object(
        'id', c.comunicado_id,
        'titulo', case when c.segundo_idioma = $idioma then c.segundo_titulo else c.titulo end,
        'comienzo', case when c.segundo_idioma = $idioma then c.segundo_comienzo else c.comienzo end,
        'autor', u.nombre_completo, 'publicado', c.publica, 'fijado', c.fijado, 'leido', not p.sin_leer,
        'confirmacion', case when c.confirmacion then json_build_object('antes', c.confirmar_antes, 'hecha', l.confirmado) end)
        order by p.sin_leer desc, p.fijado desc, p.publica desc, p.comunicado_id desc)
      from parte p
      join instancia.comunicados c on c.entidad_id = $entidadId and c.comunicado_id = p.comunicado_id
      join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = c.autor_id
      left join instancia.comunicados_lecturas l on l.entidad_id = $entidadId and l.comunicado_id = p.comunicado_id and l.usuario_id = $personaId) as items`,
  told<{ total: number; items: ComunicadoListado[] | null }>(),
);

type Pedido = Page & { texto: string; idioma: string };
type Pagina = { items: ComunicadoListado[]; total: number; sinLeer: number };

/** A page of what is for somebody: what is not read first, then what is pinned, then the latest. */
export async function findMine(
  tx: Queryable,
  { entidadId, personaId, hoy, ahora }: LectorAhora,
  { texto, idioma, start, limit }: Pedido,
): Promise<Pagina> {
  const reach = Math.max(TOTAL_CONTADO, start + limit) + 1;
  const [row] = await tx.query(LISTA, { entidadId, personaId, hoy, ahora, texto, alcance: reach, start, limit, idioma });
  const items = (row?.items ?? []).map((one) => ({
    ...one,
    // PostgreSQL's JSON has its own format of instants.
    publicado: inUtc(one.publicado),
    confirmacion: one.confirmacion && { ...one.confirmacion, hecha: one.confirmacion.hecha && inUtc(one.confirmacion.hecha) },
  }));
  return { items, total: row?.total ?? 0, sinLeer: row?.sinLeer ?? 0 };
}

const ES_PARA = statement(
  'wiki/mine.ES_PARA',
  `
  select 1 as si from instancia.comunicados_audiencia a
  join instancia.claves_de_persona($1, $3::date, $4::timestamptz) k on k.usuario_id = $2 and k.clave = a.clave
  where a.entidad_id = $1 and a.comunicado_id = $5 and a.vigente and a.publica <= $4 and a.hasta > $4 limit 1`,
);

/** Whether somebody may read it now. */
export async function isFor(tx: Queryable, { entidadId, personaId, hoy, ahora }: LectorAhora, id: number): Promise<boolean> {
  return (await tx.query(ES_PARA, [entidadId, personaId, hoy, ahora, id])).length > 0;
}
