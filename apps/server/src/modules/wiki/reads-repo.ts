import type { LectorComunicado } from '@jornada/contract/wiki/vistas.ts';
import type { Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const LEER = statement(
  'wiki/reads.LEER',
  `
  insert into instancia.comunicados_lecturas (entidad_id, comunicado_id, usuario_id, leido) values ($1, $2, $3, $4)
  on conflict do nothing returning 1 as nueva`,
);
/** Notes that somebody has opened it. @returns whether it is the first time. */
export async function createRead(tx: Queryable, entidadId: number, id: number, personaId: number, ahora: string): Promise<boolean> {
  return (await tx.query(LEER, [entidadId, id, personaId, ahora])).length > 0;
}

const CONFIRMAR = statement(
  'wiki/reads.CONFIRMAR',
  `
  insert into instancia.comunicados_lecturas as l (entidad_id, comunicado_id, usuario_id, leido, confirmado) values ($1, $2, $3, $4, $4)
  on conflict (entidad_id, comunicado_id, usuario_id) do update set confirmado = coalesce(l.confirmado, excluded.confirmado)
  returning l.confirmado as hecha`,
  told<{ hecha: string }>(),
);
/** Confirms it once; a second time changes nothing. @returns when it was confirmed. */
export async function saveConfirmation(tx: Queryable, entidadId: number, id: number, personaId: number, ahora: string): Promise<string> {
  const [row] = await tx.query(CONFIRMAR, [entidadId, id, personaId, ahora]);
  return row?.hecha ?? ahora;
}

export type LecturaComunicado = RowOf<typeof LECTURA>;
const LECTURA = statement(
  'wiki/reads.LECTURA',
  'select leido, confirmado from instancia.comunicados_lecturas where entidad_id = $1 and comunicado_id = $2 and usuario_id = $3',
);
export async function findRead(tx: Queryable, entidadId: number, id: number, personaId: number): Promise<LecturaComunicado | null> {
  const [row] = await tx.query(LECTURA, [entidadId, id, personaId]);
  return row ?? null;
}

/** When somebody asks: the day is the company's. */
export type MomentoLector = { hoy: string; ahora: string };

/** The people of an audience, each once. Its words are `$4`. */
const DE_CLAVES = `select distinct k.usuario_id from instancia.claves_de_persona($1, $2::date, $3::timestamptz) k where k.clave = any($4::text[])`;
/** The people whom the announcement `$id` is for. */
const PARA = `select distinct k.usuario_id from instancia.claves_de_persona($entidadId, $hoy::date, $ahora::timestamptz) k
    join instancia.comunicados_audiencia a on a.entidad_id = $entidadId and a.comunicado_id = $id and a.clave = k.clave`;

const CUANTOS = statement('wiki/reads.CUANTOS', `select count(*)::int as n from (${DE_CLAVES}) p`);
export async function countPeople(
  tx: Queryable,
  entidadId: number,
  { hoy, ahora }: MomentoLector,
  claves: readonly string[],
): Promise<number> {
  const [row] = await tx.query(CUANTOS, [entidadId, hoy, ahora, claves]);
  return row?.n ?? 0;
}

const ALCANCE = statement(
  'wiki/reads.ALCANCE',
  `
  select count(*)::int as destinatarios, count(l.leido)::int as leido, count(l.confirmado)::int as confirmado from (${PARA}) p
  left join instancia.comunicados_lecturas l on l.entidad_id = $entidadId and l.comunicado_id = $id and l.usuario_id = p.usuario_id`,
);
export type AlcanceLeido = RowOf<typeof ALCANCE>;
/** People whom it is for now, and how many of them have read and confirmed it. */
export async function findReach(tx: Queryable, entidadId: number, { hoy, ahora }: MomentoLector, id: number): Promise<AlcanceLeido> {
  const [row] = await tx.query(ALCANCE, { entidadId, hoy, ahora, id });
  return row ?? { destinatarios: 0, leido: 0, confirmado: 0 };
}

const IDS = statement(
  'wiki/reads.IDS',
  `
  select p.usuario_id as id from (${PARA}) p
  left join instancia.comunicados_lecturas l on l.entidad_id = $entidadId and l.comunicado_id = $id and l.usuario_id = p.usuario_id
  where ($among::int[] is null or p.usuario_id = any($among)) and (not $isOnlyMissing or l.confirmado is null) order by 1`,
  told<{ id: number }>(),
);
type Quienes = { id: number; among: readonly number[] | null; isOnlyMissing: boolean };
/** Whom it is for now; `isOnlyMissing`: those of them who have not confirmed it. */
export async function findRecipients(
  tx: Queryable,
  entidadId: number,
  { hoy, ahora }: MomentoLector,
  { id, among, isOnlyMissing }: Quienes,
): Promise<number[]> {
  return (await tx.query(IDS, { entidadId, hoy, ahora, id, among, isOnlyMissing })).map((row) => row.id);
}

const LECTORES = `
  from (select p.usuario_id from (${PARA}) p where $cuales = 'faltan' or $cuales = 'todos'
    union select l.usuario_id from instancia.comunicados_lecturas l where l.entidad_id = $entidadId and l.comunicado_id = $id and $cuales <> 'faltan') q
  join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = q.usuario_id
  left join instancia.departamentos d on d.entidad_id = $entidadId and d.departamento_id = u.departamento_id
  left join instancia.comunicados_lecturas l on l.entidad_id = $entidadId and l.comunicado_id = $id and l.usuario_id = q.usuario_id
  where case $cuales when 'faltan' then case when $confirmacion then l.confirmado is null else l.leido is null end
    when 'leido' then l.leido is not null when 'confirmado' then l.confirmado is not null else true end`;
const COLUMNAS = `u.usuario_id as id, u.nombre_completo as nombre, u.user_name as documento, d.nombre as departamento, l.leido, l.confirmado`;
const POR_NOMBRE = `u.nombre_completo collate "und-x-icu", u.usuario_id`;

const PAGINA = statement('wiki/reads.PAGINA', `select ${COLUMNAS} ${LECTORES} order by ${POR_NOMBRE} offset $start limit $limit`);
const TOTAL = statement('wiki/reads.TOTAL', `select count(*)::int as n ${LECTORES}`);

export type CualesLectores = 'faltan' | 'leido' | 'confirmado' | 'todos';
/** `confirmacion`: missing is who has not confirmed; otherwise who has not opened it. */
type Pedido = { id: number; cuales: CualesLectores; confirmacion: boolean };

/** A page of those who have read or confirmed it, or have not. Who has left stays among those who have. */
export async function findReaders(tx: Queryable, entidadId: number, { hoy, ahora }: MomentoLector, pedido: Pedido & Page) {
  const { id, cuales, confirmacion, start, limit } = pedido;
  const values = { entidadId, hoy, ahora, id, cuales, confirmacion };
  const rows = await tx.query(PAGINA, { ...values, start, limit });
  const [total] = await tx.query(TOTAL, values);
  return { items: rows.map(({ documento: _documento, ...row }) => row), total: total?.n ?? 0 };
}

const PARTE = statement(
  'wiki/reads.PARTE',
  `select ${COLUMNAS} ${LECTORES}
  and ($tras::text is null or (u.nombre_completo collate "und-x-icu", u.usuario_id) > ($tras collate "und-x-icu", $trasId::int))
  order by ${POR_NOMBRE} limit $limit`,
);
export type FilaLector = LectorComunicado & { documento: string };
/** The next part of all of them, for a file. */
export const findPart = (
  tx: Queryable,
  entidadId: number,
  { hoy, ahora }: MomentoLector,
  pedido: { id: number; tras: FilaLector | null; limit: number },
) =>
  tx.query(PARTE, {
    entidadId,
    hoy,
    ahora,
    id: pedido.id,
    cuales: 'todos',
    confirmacion: false,
    tras: pedido.tras?.nombre ?? null,
    trasId: pedido.tras?.id ?? 0,
    limit: pedido.limit,
  });
