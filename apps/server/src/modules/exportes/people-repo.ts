import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** Whose record: everybody of some centres (null: of all) who had a place there in the period, or a recorded day. */
export type AlcanceRegistro = { desde: string; hasta: string; centros: readonly number[] | null };

/** A person with their log, as text: only what writes the files has to understand it. */
export type PersonaEnLote = RowOf<typeof LOTE>;

/** The condition for a person `u` within a scope: $1 company, $2 and $3 the period, $4 the centres. */
export const IN_SCOPE = `u.entidad_id = $1 and not u.es_quiosco and (exists (
    select from (
      select a.centro_id, a.desde, lead(a.desde) over (order by a.desde) as siguiente
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id) a
    where a.centro_id is not null and ($4::int[] is null or a.centro_id = any($4::int[]))
      and a.desde <= $3::date and (a.siguiente is null or a.siguiente > $2::date))
  or ($4::int[] is null and exists (
    select from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.fecha between $2::date and $3::date)))`;

/** Approved requests of a person `u` that touch the period. */
const APPROVED = `s.entidad_id = $1 and s.usuario_id = u.usuario_id and s.estado in ('aprobada', 'anulacion-solicitada')
            and s.desde <= $3::date and s.hasta >= $2::date`;
/** No projected days: the log says everything. */
const NO_DAYS = `'2000-01-02', '2000-01-01'`;
const COLUMNS = `u.usuario_id as id, u.nombre_completo as nombre, u.user_name as documento,
    instancia.leer_persona($1, u.usuario_id, $2::date, $3::date, ${NO_DAYS}, null, null)::text as persona,
    coalesce((
      select json_agg(json_build_array(d.fecha, d.presencia, d.trabajado, d.efectivo, d.pausa_pagada, d.pausa_no_pagada, d.nocturnos))
      from instancia.dias d where d.entidad_id = $1 and d.usuario_id = u.usuario_id and d.fecha between $2::date and $3::date), '[]')::text as minutos,
    coalesce((
      select json_agg(json_build_array(x.usuario_id, x.nombre_completo)) from instancia.usuarios x
      where x.entidad_id = $1 and x.usuario_id in (
        select r.autor_id from instancia.registros r
        where r.entidad_id = $1 and r.usuario_id = u.usuario_id and r.fecha between $2::date and $3::date)), '[]')::text as nombres,
    json_build_object(
      'naf', (select f.naf from instancia.afiliaciones f where f.entidad_id = $1 and f.usuario_id = u.usuario_id order by f.afiliacion_id desc limit 1),
      'regimenes', coalesce((
        select json_agg(json_build_object('desde', c.desde, 'porMil', c.por_mil, 'duracion', c.duracion) order by c.desde)
        from instancia.contratos_vigentes c where c.entidad_id = $1 and c.usuario_id = u.usuario_id and c.desde <= $3::date), '[]'),
      'excesos', coalesce((
        select json_agg(json_build_object('fecha', x.fecha, 'pagada', x.pagada, 'descanso', x.descanso, 'fuerza-mayor', x.fuerza_mayor,
          'complementaria', x.complementaria, 'flexible', x.flexible) order by x.fecha)
        from instancia.excesos x where x.entidad_id = $1 and x.usuario_id = u.usuario_id and x.fecha between $2::date and $3::date), '[]'),
      'confirmaciones', coalesce((
        select json_agg(json_build_object('mes', to_char(m.mes, 'YYYY-MM'), 'estado', e.estado, 'momento', e.momento, 'metodo', e.metodo,
          'huella', encode(e.huella, 'hex')) order by m.mes)
        from (
          select distinct f.mes from instancia.firmas f
          where f.entidad_id = $1 and f.usuario_id = u.usuario_id and f.mes between date_trunc('month', $2::date)::date and $3::date) m
        cross join lateral instancia.estado_de_firma($1, u.usuario_id, m.mes) e
        where e.estado <> 'pendiente'), '[]'),
      'contados', coalesce((
        select json_agg(json_build_object('fecha', x.fecha, 'clase', x.clase, 'dias', x.dias) order by x.fecha)
        from (
          select d->>'fecha' as fecha, 'vacaciones' as clase, (d->>'cantidad')::int / 10000.0 as dias
          from instancia.solicitudes s
          join instancia.vacaciones v on v.entidad_id = $1 and v.solicitud_id = s.solicitud_id
          cross join lateral jsonb_array_elements(v.dias) d
          where ${APPROVED} and s.modulo = 'vacaciones'
          union all
          select d->>'fecha', 'permiso', 1
          from instancia.solicitudes s
          join instancia.permisos p on p.entidad_id = $1 and p.solicitud_id = s.solicitud_id
          cross join lateral jsonb_array_elements(p.dias) d
          where ${APPROVED} and s.modulo = 'permisos' and p.minutos is null and p.regla->>'unidad' in ('naturales', 'semanas')) x
        where x.fecha::date between $2::date and $3::date), '[]'))::text as ficha`;

const IDS = statement(
  'exportes/people.IDS',
  `select u.usuario_id as id from instancia.usuarios u where ${IN_SCOPE} order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);
/** The ids of everybody within a scope, in the order of their names. */
export async function findIdsInScope(tx: Queryable, entidadId: number, { desde, hasta, centros }: AlcanceRegistro): Promise<number[]> {
  return (await tx.query(IDS, [entidadId, desde, hasta, centros])).map(({ id }) => id);
}

const LOTE = statement(
  'exportes/people.LOTE',
  `
  select ${COLUMNS} from unnest($5::int[]) with ordinality as q (id, lugar) join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = q.id
  where ${IN_SCOPE} order by q.lugar`,
);
/** Some of them, in the order of `ids`. Who is no longer within the scope is left out. */
export const findLote = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  ids: readonly number[],
): Promise<PersonaEnLote[]> => tx.query(LOTE, [entidadId, desde, hasta, centros, ids]);

const UNA = statement('exportes/people.UNA', `select ${COLUMNS} from instancia.usuarios u where ${IN_SCOPE} and u.usuario_id = $5`);
/** One person; null if they are not within the scope, as if they did not exist. */
export async function findRecordLog(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  id: number,
): Promise<PersonaEnLote | null> {
  return (await tx.query(UNA, [entidadId, desde, hasta, centros, id]))[0] ?? null;
}

/** Where a centre is, and the account of the Social Security that holds for it. */
export type LugarExporte = RowOf<typeof LUGARES>;
const LUGARES = statement(
  'exportes/people.LUGARES',
  `
  select c.nombre as centro, c.direccion, c.municipio, coalesce(nullif(c.ccc, ''), e.ccc) as ccc
  from instancia.centros c join instancia.entidades e using (entidad_id) where c.entidad_id = $1 order by c.centro_id`,
);
export const findPlaces = (tx: Queryable, entidadId: number): Promise<LugarExporte[]> => tx.query(LUGARES, [entidadId]);
