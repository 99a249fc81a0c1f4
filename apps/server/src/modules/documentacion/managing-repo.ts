import type { ClaseDocumento, EstadoDocumento, FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { countUpTo, hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import { seenBy, type Alcance } from '../../shared/reach/reach.ts';

export type FiltroDeDocumentos = {
  texto?: string | undefined;
  tipo?: number | undefined;
  persona?: number | undefined;
  estado?: EstadoDocumento | undefined;
  ano?: number | undefined;
};
/** A document as whoever manages them has it in their list. */
export type DocumentoEnGestion = RowOf<typeof GESTIONADOS>;

/** Of the kinds that the company lets them see, of the people they answer for; nothing that was taken back. */
const reachedBy = ({ entidadId, personaId, jefes }: Alcance) => raw<boolean>`(d.retirado is null and exists (
    select from instancia.tipos_documento t where t.entidad_id = ${entidadId} and t.tipo_documento_id = d.tipo_documento_id and t.ve_responsable)
  and d.usuario_id <> ${personaId} and exists (
    select from instancia.usuarios u where u.entidad_id = ${entidadId} and u.usuario_id = d.usuario_id
      and (u.responsable_id = any(${jefes}::int[]) or u.departamento_id in (
        select e.departamento_id from instancia.departamentos e
        left join instancia.departamentos p on p.entidad_id = ${entidadId} and p.departamento_id = e.padre_id
        where e.entidad_id = ${entidadId} and (e.responsable_id = any(${jefes}::int[]) or p.responsable_id = any(${jefes}::int[]))))))`;

const listOf = (alcance: Alcance, { texto = '', tipo, persona, estado, ano }: FiltroDeDocumentos) =>
  sql
    .selectFrom('instancia.documentos as d')
    .select('d.documento_id as id')
    .where('d.entidad_id', '=', alcance.entidadId)
    .$if(alcance.jefes !== null, (query) => query.where(reachedBy(alcance)))
    .$if(tipo !== undefined, (query) => query.where('d.tipo_documento_id', '=', tipo ?? 0))
    .$if(persona !== undefined, (query) => query.where('d.usuario_id', '=', persona ?? 0))
    .$if(estado !== undefined, (query) => query.where('d.estado', '=', estado ?? ''))
    .$if(ano !== undefined, (query) => query.where(raw<boolean>`d.dia between ${`${ano}-01-01`}::date and ${`${ano}-12-31`}::date`))
    .$if(texto !== '', (query) =>
      query.where(raw<boolean>`(${hasText(raw`d.titulo`, texto)} or exists (
        select from instancia.usuarios u where u.entidad_id = ${alcance.entidadId} and u.usuario_id = d.usuario_id
          and ${hasText(raw`u.nombre_completo`, texto)}))`),
    );

export async function findManagedPage(
  tx: Queryable,
  alcance: Alcance,
  filtro: FiltroDeDocumentos,
  page: Page,
): Promise<{ ids: number[]; total: number }> {
  const list = listOf(alcance, filtro).orderBy('d.publicado', 'desc').orderBy('d.documento_id', 'desc');
  const { items, total } = await pageOf(tx, list, page);
  return { ids: items.map(({ id }) => id), total };
}

/** How many there are in a state, whatever state the filter names; no further than a list counts. */
export const countState = (tx: Queryable, alcance: Alcance, filtro: FiltroDeDocumentos, estado: EstadoDocumento): Promise<number> =>
  countUpTo(
    tx,
    listOf(alcance, { ...filtro, estado })
      .orderBy('d.publicado', 'desc')
      .orderBy('d.documento_id', 'desc'),
    {},
  );

const GESTIONADOS = statement(
  'documentacion/managing.GESTIONADOS',
  `
  select d.documento_id as id, d.titulo, t.tipo_documento_id as "tipoId", t.nombre as tipo, t.clase, d.usuario_id as "personaId",
    p.nombre_completo as persona, d.periodo, d.publicado, u.nombre_completo as de, c.paginas, d.firma, d.plazo, d.estado, d.abierto, d.respondido, d.recordado
  from unnest($2::bigint[]) with ordinality as x (id, lugar)
  join instancia.documentos d on d.entidad_id = $1 and d.documento_id = x.id
  join instancia.tipos_documento t on t.entidad_id = $1 and t.tipo_documento_id = d.tipo_documento_id
  join instancia.contenidos_documento c on c.entidad_id = $1 and c.contenido_id = d.contenido_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = d.autor_id
  join instancia.usuarios p on p.entidad_id = $1 and p.usuario_id = d.usuario_id
  order by x.lugar`,
  told<{ clase: ClaseDocumento; firma: FirmaDocumento; estado: EstadoDocumento }>(),
);

/** Documents, in the order of the ids. */
export const findManaged = async (tx: Queryable, entidadId: number, ids: readonly number[]): Promise<DocumentoEnGestion[]> =>
  ids.length === 0 ? [] : tx.query(GESTIONADOS, [entidadId, ids]);

// $1 company, $2 those for whom people answer or null, $3 who looks.
const ALCANZADO = `(d.usuario_id <> $3 or $2::int[] is null) and exists (
    select from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = d.usuario_id and ${seenBy('$2', '$3')})
  and ($2::int[] is null or d.retirado is null and exists (
    select from instancia.tipos_documento t where t.entidad_id = $1 and t.tipo_documento_id = d.tipo_documento_id and t.ve_responsable))`;
const DE_CONTENIDO = statement(
  'documentacion/managing.DE_CONTENIDO',
  `
  select d.documento_id as id, d.titulo, d.usuario_id as "personaId" from instancia.documentos d
  where d.entidad_id = $1 and d.contenido_id = $4 and d.usuario_id <> $3 and ${ALCANZADO} order by d.documento_id limit 1`,
);
const DE_DOCUMENTO = statement(
  'documentacion/managing.DE_DOCUMENTO',
  `
  select d.documento_id as id, d.titulo, d.usuario_id as "personaId" from instancia.documentos d
  where d.entidad_id = $1 and d.documento_id = $4 and ${ALCANZADO}`,
);
export type DocumentoAlcanzado = RowOf<typeof DE_DOCUMENTO>;

/** A document of somebody else with this file that is within somebody's reach. */
export async function findReachedByContent(
  tx: Queryable,
  { entidadId, jefes, personaId }: Alcance,
  contenidoId: number,
): Promise<DocumentoAlcanzado | null> {
  const [row] = await tx.query(DE_CONTENIDO, [entidadId, jefes, personaId, contenidoId]);
  return row ?? null;
}

/** A document if it is within somebody's reach. */
export async function findReached(tx: Queryable, { entidadId, jefes, personaId }: Alcance, id: number): Promise<DocumentoAlcanzado | null> {
  const [row] = await tx.query(DE_DOCUMENTO, [entidadId, jefes, personaId, id]);
  return row ?? null;
}

const RECORDAR = statement(
  'documentacion/managing.RECORDAR',
  `
  update instancia.documentos d set recordado = $3
  where d.entidad_id = $1 and d.estado = 'por-firmar' and ($2::bigint[] is null or d.documento_id = any($2)) and (d.recordado is null or d.recordado < $4)
  returning d.documento_id as id, d.usuario_id as "personaId"`,
);

/** Notes that people are reminded of what they have not signed. `antes`: those whose last time was before. @returns what was noted now. */
export const updateReminded = (
  tx: Queryable,
  entidadId: number,
  { ids, momento, antes }: { ids: readonly number[] | null; momento: string; antes: string },
): Promise<RowOf<typeof RECORDAR>[]> => tx.query(RECORDAR, [entidadId, ids, momento, antes]);
