import { diasDeMes, type Mes } from '@jornada/domain/cierres/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** People of one centre in a month, and those with a day that someone should look at before it is closed. */
export type GenteDeCentro = {
  centroId: number;
  personas: number;
  enCurso: number;
  incompletas: number;
  pendientes: number;
  incidencias: number;
  /** People with any of these days. */
  casos: number;
};

// A person's centre changes within a month only where an assignment to another one begins. Everybody else has one centre, that of the last day, and is
// counted here; `aparte` are the others. Most people have nothing that their columns tell of, so nobody reads their days.
const RECUENTO = statement(
  'mes/closing.RECUENTO',
  `
  with movidas as materialized (
    select a.usuario_id from instancia.asignaciones a
    where a.entidad_id = $entidadId and a.desde > $desde::date and a.desde <= $hasta::date and exists (
      select from instancia.asignaciones b
      where b.entidad_id = $entidadId and b.usuario_id = a.usuario_id and b.desde < a.desde and b.centro_id is distinct from a.centro_id)),
  gente as (
    select m.usuario_id, m.centro_id, m.dias, m.centro_id is null or m.usuario_id in (select usuario_id from movidas) as aparte,
      m.avisos > 0 or m.vence is not null or strpos(m.tira, 'o') > 0 as dudosa
    from instancia.meses_de_persona m where m.entidad_id = $entidadId and m.mes = $desde::date and m.participa),
  miradas as materialized (
    select g.usuario_id, g.centro_id, g.aparte, d.*
    from gente g cross join lateral (
      select count(*) > 0 as caso, coalesce(bool_or(d -> 'porques' ? 'en-curso' and d ->> 'fecha' <= $hoy), false) as en_curso,
        coalesce(bool_or(d -> 'porques' ? 'incompleta'), false) as incompleta, coalesce(bool_or(d -> 'porques' ? 'pendiente'), false) as pendiente,
        coalesce(bool_or(d -> 'porques' ? 'incidencia'), false) as incidencia
      from jsonb_path_query(case when g.dudosa and not g.aparte then g.dias end, $malos::jsonpath) d) d),
  contadas as (select * from miradas where not aparte and centro_id = any ($centros::int[]))
  select (select coalesce(array_agg(usuario_id order by usuario_id), '{}') from miradas where aparte) as aparte,
    (select coalesce(array_agg(usuario_id order by usuario_id), '{}') from (
      select usuario_id from contadas where caso order by usuario_id limit $limit) c) as casos,
    (select coalesce(json_agg(c), '[]') from (
      select centro_id as "centroId", count(*)::int as personas, count(*) filter (where en_curso)::int as "enCurso",
        count(*) filter (where incompleta)::int as incompletas, count(*) filter (where pendiente)::int as pendientes,
        count(*) filter (where incidencia)::int as incidencias, count(*) filter (where caso)::int as casos
      from contadas group by 1) c) as centros`,
  told<{ centros: GenteDeCentro[] }>(),
);

/** Days with a reason to look at them. A day after `hoy` that is only still to come is none. */
const BAD_DAYS = (hoy: Fecha): string =>
  `$[*] ? (exists (@.porques[*] ? (@ != "en-curso")) || (exists (@.porques) && @.fecha <= "${hoy}"))`;
/** After every day. */
const NEVER = '9999-12-31';

/**
 * Counts everybody with one centre in a month, by centre, from the stored sums, which must be true. `casos`: the first people to look at, at most `limit`,
 * in the order of their ids. `aparte`: people with several centres or with none, who are not counted.
 */
export async function countForClosing(
  tx: Queryable,
  entidadId: number,
  { mes, centroIds, hoy = NEVER, limit }: { mes: Mes; centroIds: readonly number[]; hoy?: Fecha | undefined; limit: number },
): Promise<{ centros: readonly GenteDeCentro[]; casos: readonly number[]; aparte: readonly number[] }> {
  const { desde, hasta } = diasDeMes(mes);
  const [row] = await tx.query(RECUENTO, { entidadId, desde, hasta, hoy, malos: BAD_DAYS(hoy), centros: centroIds, limit });
  if (!row) throw new Error('the month was not counted');
  return row;
}
