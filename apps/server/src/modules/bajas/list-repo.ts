import { SOLICITUDES_CONTADAS } from '@jornada/contract/listas.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';

export type BajaEnLista = RowOf<typeof LISTA>;

const LISTA = statement(
  'bajas/list.LISTA',
  `
  select b.solicitud_id as id, s.version, s.estado, s.usuario_id as "personaId", u.nombre_completo as persona, b.tipo, s.desde, s.hasta, b.alta,
    b.revision, b.recaida_de is not null as "esRecaida",
    exists (
      select from instancia.ficheros f
      where f.entidad_id = $1 and f.modulo = 'bajas' and f.asunto_id = b.solicitud_id and f.estado = 'guardado') as "conFicheros"
  from unnest($2::bigint[]) with ordinality as k (id, lugar)
  join instancia.bajas b on b.entidad_id = $1 and b.solicitud_id = k.id
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = k.id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = s.usuario_id
  order by k.lugar`,
);

/** Requests `s` whose leave has no end yet. */
export const goesOn = raw<boolean>`exists (
  select from instancia.bajas b where b.entidad_id = s.entidad_id and b.solicitud_id = s.solicitud_id and b.abierta)`;

/** A page of the leaves of a company: those that go on, the one to ask about first; or all, the latest first. */
export async function findForCompany(
  tx: Queryable,
  entidadId: number,
  { cuales, ...page }: Page & { cuales: 'abiertas' | 'todas' },
): Promise<{ items: BajaEnLista[]; total: number }> {
  const open = sql
    .selectFrom('instancia.bajas as b')
    .select('b.solicitud_id as id')
    .where('b.entidad_id', '=', entidadId)
    .where('b.abierta', '=', true)
    .orderBy('b.vence')
    .orderBy('b.solicitud_id');
  const all = sql
    .selectFrom('instancia.solicitudes as s')
    .select('s.solicitud_id as id')
    .where('s.entidad_id', '=', entidadId)
    .where('s.modulo', '=', raw<'bajas'>`'bajas'`)
    .where('s.estado', '<>', raw<'borrador'>`'borrador'`)
    .orderBy('s.desde', 'desc')
    .orderBy('s.solicitud_id', 'desc');
  const { items, total } = await pageOf(tx, cuales === 'abiertas' ? open : all, page, SOLICITUDES_CONTADAS);
  const ids = items.map(({ id }) => id);
  return { items: await tx.query(LISTA, [entidadId, ids]), total };
}

const VENCIDAS = statement(
  'bajas/list.VENCIDAS',
  'select count(*)::int as total from instancia.bajas b where b.entidad_id = $1 and b.abierta and b.vence < $2',
);

/** How many go on although their review or their expected end is over. */
export async function countOverdue(tx: Queryable, entidadId: number, hoy: string): Promise<number> {
  const [row] = await tx.query(VENCIDAS, [entidadId, hoy]);
  return row?.total ?? 0;
}
