import { DOCUMENTOS_DE_UN_TIPO, DOCUMENTOS_LISTADOS } from '@jornada/contract/listas.ts';
import type { ClaseDocumento, EstadoDocumento, FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import type { Counted } from '../../shared/badges.ts';

/** Whose documents. */
export type Persona = { entidadId: number; personaId: number };
type Filtro = { tipo?: number | undefined; ano?: number | undefined; texto?: string | undefined };
/** A document as its person's list has it. */
export type FilaListada = RowOf<typeof LISTADOS>;

/** What a person sees of their documents: not what was taken back. */
const listOf = ({ entidadId, personaId }: Persona, { tipo, ano, texto = '' }: Filtro) =>
  sql
    .selectFrom('instancia.documentos as d')
    .select('d.documento_id as id')
    .where('d.entidad_id', '=', entidadId)
    .where('d.usuario_id', '=', personaId)
    .where('d.estado', '<>', 'retirado')
    .$if(tipo !== undefined, (query) => query.where('d.tipo_documento_id', '=', tipo ?? 0))
    .$if(ano !== undefined, (query) => query.where(raw<boolean>`d.dia between ${`${ano}-01-01`}::date and ${`${ano}-12-31`}::date`))
    .$if(texto !== '', (query) => query.where(hasText(raw`d.titulo`, texto)));

// The columns are those of an index: each page costs the same, however many come before it.
export async function findPage(tx: Queryable, persona: Persona, filtro: Filtro, page: Page): Promise<{ ids: number[]; total: number }> {
  const list = listOf(persona, filtro).orderBy('d.dia', 'desc').orderBy('d.documento_id', 'desc');
  const { items, total } = await pageOf(tx, list, page, DOCUMENTOS_LISTADOS);
  return { ids: items.map(({ id }) => id), total };
}

const LISTADOS = statement(
  'documentacion/own.LISTADOS',
  `
  select d.documento_id as id, d.titulo, t.tipo_documento_id as "tipoId", t.nombre as tipo, t.clase, d.periodo, d.publicado,
    u.nombre_completo as de, c.paginas, d.abierto, d.firma, d.plazo, d.estado
  from unnest($2::bigint[]) with ordinality as x (id, lugar)
  join instancia.documentos d on d.entidad_id = $1 and d.documento_id = x.id
  join instancia.tipos_documento t on t.entidad_id = $1 and t.tipo_documento_id = d.tipo_documento_id
  join instancia.contenidos_documento c on c.entidad_id = $1 and c.contenido_id = d.contenido_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = d.autor_id
  order by x.lugar`,
  told<{ clase: ClaseDocumento; firma: FirmaDocumento; estado: EstadoDocumento }>(),
);

/** Documents, in the order of the ids. */
export const findListed = async (tx: Queryable, entidadId: number, ids: readonly number[]): Promise<FilaListada[]> =>
  ids.length === 0 ? [] : tx.query(LISTADOS, [entidadId, ids]);

const POR_FIRMAR = statement(
  'documentacion/own.POR_FIRMAR',
  `
  select documento_id as id from instancia.documentos
  where entidad_id = $1 and usuario_id = $2 and firma <> 'ninguna' and respuesta is null and retirado is null and sustituido_por is null
  order by plazo nulls last, documento_id limit 100`,
);

/** What waits for a signature of the person, the most urgent first. */
export async function findUnsigned(tx: Queryable, { entidadId, personaId }: Persona): Promise<number[]> {
  return (await tx.query(POR_FIRMAR, [entidadId, personaId])).map(({ id }) => id);
}

// From one year to the next earlier one that has a document, along the index: not document by document.
const years = (which: string) => `
  with recursive a (ano) as (
    (select extract(year from d.dia)::int from instancia.documentos d
      where d.entidad_id = $1 and d.usuario_id = $2 and d.estado <> 'retirado' ${which}
      order by d.dia desc, d.documento_id desc limit 1)
    union all
    select (select extract(year from d.dia)::int from instancia.documentos d
      where d.entidad_id = $1 and d.usuario_id = $2 and d.estado <> 'retirado' ${which}
        and d.dia < make_date(a.ano, 1, 1)
      order by d.dia desc, d.documento_id desc limit 1)
    from a where a.ano is not null)
  select ano from a where ano is not null`;
const ANOS = statement('documentacion/own.ANOS', years(''), told<{ ano: number }>());
const ANOS_DE_TIPO = statement('documentacion/own.ANOS_DE_TIPO', years('and d.tipo_documento_id = $3'), told<{ ano: number }>());

/** The years that the person has documents of, the latest first. */
export async function findYears(tx: Queryable, { entidadId, personaId }: Persona, tipo: number | null): Promise<number[]> {
  const rows = tipo === null ? await tx.query(ANOS, [entidadId, personaId]) : await tx.query(ANOS_DE_TIPO, [entidadId, personaId, tipo]);
  return rows.map(({ ano }) => ano);
}

// A company has few kinds: of each the latest, and as many as are told, along one index. What is new or waits has indexes of its own.
const TIPOS = statement(
  'documentacion/own.TIPOS',
  `
  select t.tipo_documento_id as id, t.nombre, t.clase, c.documentos, coalesce(n.nuevos, 0) as nuevos, coalesce(p.por_firmar, 0) as "porFirmar",
    u.titulo, u.publicado
  from instancia.tipos_documento t
  cross join lateral (
    select d.titulo, d.publicado from instancia.documentos d
    where d.entidad_id = $1 and d.usuario_id = $2 and d.tipo_documento_id = t.tipo_documento_id and d.estado <> 'retirado'
    order by d.dia desc, d.documento_id desc limit 1) u
  cross join lateral (
    select count(*)::int as documentos from (
      select from instancia.documentos d
      where d.entidad_id = $1 and d.usuario_id = $2 and d.tipo_documento_id = t.tipo_documento_id and d.estado <> 'retirado'
      order by d.dia desc, d.documento_id desc limit ${DOCUMENTOS_DE_UN_TIPO + 1}) x) c
  left join (
    select tipo_documento_id as id, count(*)::int as nuevos from instancia.documentos
    where entidad_id = $1 and usuario_id = $2 and abierto is null and retirado is null and sustituido_por is null group by 1) n
    on n.id = t.tipo_documento_id
  left join (
    select tipo_documento_id as id, count(*)::int as por_firmar from instancia.documentos
    where entidad_id = $1 and usuario_id = $2 and firma <> 'ninguna' and respuesta is null and retirado is null and sustituido_por is null group by 1) p
    on p.id = t.tipo_documento_id
  where t.entidad_id = $1
  order by array_position(array['nomina', 'prevencion', 'formacion', 'certificado', 'contrato', 'otro'], t.clase), t.nombre collate "und-x-icu", t.tipo_documento_id`,
  told<{ clase: ClaseDocumento; documentos: number; nuevos: number; porFirmar: number; titulo: string; publicado: string }>(),
);

/** The kinds of documents that the person has some of. Counting stops above `DOCUMENTOS_DE_UN_TIPO`. */
export const findKinds = (tx: Queryable, { entidadId, personaId }: Persona): Promise<RowOf<typeof TIPOS>[]> =>
  tx.query(TIPOS, [entidadId, personaId]);

const POR_LLEGAR = statement(
  'documentacion/own.POR_LLEGAR',
  `
  select t.tipo_documento_id as id, t.nombre from instancia.tipos_documento t
  where t.entidad_id = $1 and t.clase = 'nomina' and t.activo and exists (
    select from instancia.documentos d where d.entidad_id = $1 and d.tipo_documento_id = t.tipo_documento_id and d.retirado is null) and not exists (
    select from instancia.documentos d
    where d.entidad_id = $1 and d.usuario_id = $2 and d.tipo_documento_id = t.tipo_documento_id and d.estado <> 'retirado')
  order by t.nombre collate "und-x-icu", t.tipo_documento_id`,
);

/** Kinds of pay statements that the company has published to somebody, and of which the person has none yet. */
export const findPayToCome = (tx: Queryable, { entidadId, personaId }: Persona): Promise<RowOf<typeof POR_LLEGAR>[]> =>
  tx.query(POR_LLEGAR, [entidadId, personaId]);

const PENDIENTES = statement(
  'documentacion/own.PENDIENTES',
  `
  select f."porFirmar", f.vistos + (
      select count(*) from instancia.documentos
      where entidad_id = $1 and usuario_id = $2 and abierto is null and retirado is null and sustituido_por is null)::int as cuantos
  from (
    select count(*)::int as "porFirmar", count(*) filter (where abierto is not null)::int as vistos from instancia.documentos
    where entidad_id = $1 and usuario_id = $2
      and firma <> 'ninguna' and respuesta is null and retirado is null and sustituido_por is null) f`,
  told<{ cuantos: number; porFirmar: number }>(),
);

/** How many documents are new or wait for a signature, and how many of them wait for one. */
export async function countPending(
  tx: Queryable,
  { entidadId, usuarioId }: Pick<Counted, 'entidadId' | 'usuarioId'>,
): Promise<{ cuantos: number; porFirmar: number }> {
  return (await tx.query(PENDIENTES, [entidadId, usuarioId]))[0] ?? { cuantos: 0, porFirmar: 0 };
}
