import type { Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import type { SueltoLeido } from '../registros/service.ts';
import { isAwayIn } from './scope.ts';
import { peopleOf, type Alcance, type VentanaDeAusencias } from '../../shared/reach/reach.ts';

/** A team is the department, otherwise those who have the same manager. */
const TEAM = raw`case when u.departamento_id is not null then 'd' || u.departamento_id when u.responsable_id is not null then 'r' || u.responsable_id end`;

/** People of a team with the same schedule in the same centre, from when to when, and how many of them are away on which days. */
export type GrupoLeido = {
  equipo: string;
  /** Whether the one who looks sees them, or they only belong to the same team. */
  visible: boolean;
  horarioId: number;
  centroId: number;
  /** Somebody with single days of their own is a group alone; null: people without any. */
  solo: number | null;
  sueltos: SueltoLeido[];
  desde: string;
  hasta: string;
  personas: number;
  faltas: { fecha: string; fuera: number; pedidas: number }[];
};

/** All people of the teams of those whom somebody sees, in groups: a few, however many people there are. */
export function findGroups(tx: Queryable, alcance: Alcance, { desde, hasta, departamento }: VentanaDeAusencias): Promise<GrupoLeido[]> {
  const { entidadId } = alcance;
  const groups = raw<GrupoLeido>`(
    with vistas as materialized (
      select u.usuario_id as id, ${TEAM} as equipo from instancia.usuarios u where ${peopleOf(alcance, { desde, hasta, departamento })}),
    gente as materialized (
      select u.usuario_id as id, coalesce(${TEAM}, '') as equipo, u.usuario_id in (select v.id from vistas v) as visible,
        case when u.sueltos_hasta >= ${desde}::date then u.usuario_id end as solo,
        case when u.sueltos_hasta >= ${desde}::date then instancia.leer_sueltos(u.entidad_id, u.usuario_id, ${desde}::date)::text else '[]' end as sueltos
      from instancia.usuarios u
      where ${peopleOf({ ...alcance, jefes: null }, { desde, hasta })}
        and (${TEAM} in (select v.equipo from vistas v) or u.usuario_id in (select v.id from vistas v))),
    asignadas as (
      select g.*, a.horario_id, a.centro_id, greatest(a.desde, ${desde}::date) as desde,
        least(coalesce(lead(a.desde) over (partition by a.usuario_id order by a.desde) - 1, ${hasta}::date), ${hasta}::date) as hasta
      from gente g join instancia.asignaciones a on a.entidad_id = ${entidadId} and a.usuario_id = g.id
      where a.desde <= ${hasta}::date),
    tramos as materialized (select * from asignadas where horario_id is not null and hasta >= desde),
    grupos as (
      select equipo, visible, horario_id, centro_id, solo, desde, hasta, min(sueltos) as sueltos, count(*)::int as personas
      from tramos group by 1, 2, 3, 4, 5, 6, 7),
    -- Whoever has both an agreed and an asked-for absence on a day is away once.
    faltan as (
      select t.equipo, t.visible, t.horario_id, t.centro_id, coalesce(t.solo, 0) as alguien, t.desde, t.hasta, d.dia::date as fecha, bool_or(f.aprobada) as aprobada
      from instancia.ausencias f
      join tramos t on t.id = f.usuario_id
      cross join lateral generate_series(greatest(f.desde, t.desde), least(f.hasta, t.hasta), interval '1 day') as d (dia)
      where f.entidad_id = ${entidadId} and f.hasta >= ${desde}::date and f.desde <= ${hasta}::date and f.minutos is null and f.mitad is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, t.id),
    dias as (
      select equipo, visible, horario_id, centro_id, alguien, desde, hasta, fecha,
        count(*) filter (where aprobada)::int as fuera, count(*) filter (where not aprobada)::int as pedidas
      from faltan group by 1, 2, 3, 4, 5, 6, 7, 8),
    faltas as (
      select equipo, visible, horario_id, centro_id, alguien, desde, hasta,
        jsonb_agg(jsonb_build_object('fecha', fecha, 'fuera', fuera, 'pedidas', pedidas)) as faltas
      from dias group by 1, 2, 3, 4, 5, 6, 7)
    select equipo, visible, horario_id as "horarioId", centro_id as "centroId", solo, sueltos::json as sueltos, desde, hasta, personas,
      coalesce(faltas, '[]') as faltas
    from (select *, coalesce(solo, 0) as alguien from grupos) g
    left join faltas using (equipo, visible, horario_id, centro_id, alguien, desde, hasta))`;
  return run(tx, sql.selectFrom(groups.as('q')).selectAll());
}

/** How many people somebody sees, and how many of them are away on some day. */
export async function countPeople(
  tx: Queryable,
  alcance: Alcance,
  ventana: VentanaDeAusencias,
): Promise<{ personas: number; fuera: number }> {
  const counts = raw<{ personas: number; fuera: number }>`(
    select count(*)::int as personas, count(*) filter (where ${isAwayIn(alcance.entidadId, ventana)})::int as fuera
    from instancia.usuarios u where ${peopleOf(alcance, ventana)})`;
  const [row] = await run(tx, sql.selectFrom(counts.as('q')).selectAll());
  return row ?? { personas: 0, fuera: 0 };
}

/** What teams are called, each by its key: the department, or the manager. */
export async function findTeamNames(tx: Queryable, entidadId: number, equipos: readonly string[]): Promise<Map<string, string>> {
  const idsOf = (kind: string): number[] => equipos.filter((one) => one.startsWith(kind)).map((one) => Number(one.slice(1)));
  const names = raw<{ equipo: string; nombre: string }>`(
    select 'd' || d.departamento_id as equipo, d.nombre from instancia.departamentos d
    where d.entidad_id = ${entidadId} and d.departamento_id = any(${idsOf('d')}::int[])
    union all
    select 'r' || u.usuario_id, u.nombre_completo from instancia.usuarios u
    where u.entidad_id = ${entidadId} and u.usuario_id = any(${idsOf('r')}::int[]))`;
  const rows = await run(tx, sql.selectFrom(names.as('q')).selectAll());
  return new Map(rows.map(({ equipo, nombre }) => [equipo, nombre]));
}
