import { type Queryable, statement, told, type RowOf } from '../../platform/database/pool.ts';
import { sueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';

export const ASIGNACIONES = `coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]')`;

export const AUSENCIA = `jsonb_build_object('id', a.ausencia_id, 'solicitudId', a.solicitud_id, 'desde', a.desde, 'hasta', a.hasta, 'clase', a.clase,
        'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad)`;

/** A colleague, with all that their plan needs. `lugar`: of which question. */
export type Companera = RowOf<typeof EQUIPO>;

/** The colleagues of whom, and on which days. */
export type VentanaEquipo = { personaId: number; desde: string; hasta: string };

const MOST = 200;

const COLEGA = `c.entidad_id, c.usuario_id, c.nombre_completo, c.sueltos_hasta from instancia.usuarios c
      where c.entidad_id = $1 and c.activo and not c.es_quiosco and c.usuario_id <> p.usuario_id`;

// The department is the team; otherwise those who have the same manager. Two branches, so that each finds its people by an index.
const EQUIPO = statement(
  'vacaciones/team.EQUIPO',
  `
  select k.lugar::int as lugar, u.usuario_id as id, u.nombre_completo as nombre, ${ASIGNACIONES} as asignaciones,
    ${sueltosSql('u', 'k.desde')} as sueltos,
    coalesce((
      select jsonb_agg(${AUSENCIA} order by a.desde)
      from instancia.ausencias a
      where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.hasta >= k.desde and a.desde <= k.hasta), '[]') as ausencias
  from unnest($2::int[], $3::date[], $4::date[]) with ordinality as k (persona, desde, hasta, lugar)
  join instancia.usuarios p on p.entidad_id = $1 and p.usuario_id = k.persona
  cross join lateral (
    (select ${COLEGA} and c.departamento_id = p.departamento_id limit ${MOST})
    union all
    (select ${COLEGA} and c.responsable_id = p.responsable_id and p.departamento_id is null limit ${MOST})) u
  order by 1, u.nombre_completo collate "und-x-icu", 2`,
  told<{ sueltos: SueltoLeido[] }>(),
);

/** The colleagues of each of these people, with their absences of those days. */
export async function findTeams(tx: Queryable, entidadId: number, ventanas: readonly VentanaEquipo[]): Promise<Companera[][]> {
  const column = <K extends keyof VentanaEquipo>(key: K) => ventanas.map((one) => one[key]);
  const rows = await tx.query(EQUIPO, [entidadId, column('personaId'), column('desde'), column('hasta')]);
  const byPlace = Map.groupBy(rows, ({ lugar }) => lugar);
  return ventanas.map((_, index) => byPlace.get(index + 1) ?? []);
}
