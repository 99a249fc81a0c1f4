import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { JornadaSumada } from '@jornada/domain/mes/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { sueltosSql, withUtc } from '../registros/reads.ts';
import type { PersonaLeida } from '../registros/service.ts';

/** What the sums of some days of a person are computed from. */
export type PersonaASumar = Pick<PersonaLeida, 'asignaciones' | 'ausencias' | 'sueltos'> & { id: number; jornadas: JornadaSumada[] };

const PERSONAS = statement(
  'mes/people.PERSONAS',
  `
  with gente as materialized (
    select u.usuario_id, ${sueltosSql('u', '$3::date')} as sueltos from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2) and not u.es_quiosco),
  a as (
    select a.usuario_id, json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde) as todas
    from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = any($2) group by a.usuario_id),
  s as (
    select s.usuario_id, json_agg(json_build_object('desde', s.desde, 'hasta', s.hasta, 'clase', s.clase, 'aprobada', s.aprobada, 'minutos', s.minutos, 'mitad', s.mitad) order by s.desde) as todas
    from instancia.ausencias s
    where s.entidad_id = $1 and s.usuario_id = any($2) and s.desde <= $4 and s.hasta >= $3 group by s.usuario_id),
  j as (
    select j.usuario_id, json_agg(json_build_object('fecha', j.fecha, 'estado', j.estado, 'inicio', j.inicio, 'fin', j.fin, 'tramos', j.tramos,
      'incidencias', j.incidencias, 'pendientes', j.pendientes, 'efectivo', coalesce(d.efectivo, 0), 'nocturno', coalesce(d.nocturnos, 0)) order by j.fecha) as todas
    from instancia.jornadas j left join instancia.dias d using (entidad_id, usuario_id, fecha)
    where j.entidad_id = $1 and j.usuario_id = any($2) and j.fecha between $3 and $4 group by j.usuario_id)
  select g.usuario_id as id, coalesce(a.todas, '[]') as asignaciones, g.sueltos, coalesce(s.todas, '[]') as ausencias, coalesce(j.todas, '[]') as jornadas
  from gente g left join a using (usuario_id) left join s using (usuario_id) left join j using (usuario_id) order by g.usuario_id`,
  told<Pick<PersonaASumar, 'jornadas' | 'sueltos'>>(),
);

/** Some people with their recorded days of a window, in one round trip. Kiosks are nobody. */
export async function findPeopleToSum(
  tx: Queryable,
  entidadId: number,
  { ids, desde, hasta }: { ids: readonly number[]; desde: Fecha; hasta: Fecha },
): Promise<PersonaASumar[]> {
  const rows = await tx.query(PERSONAS, [entidadId, ids, desde, hasta]);
  return rows.map((row) => ({ ...row, jornadas: row.jornadas.map(withUtc) }));
}
