import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const EQUIPOS = statement(
  'turnos/demo.EQUIPOS',
  `
  select u.usuario_id as id, a.centro_id as "centroId", h.nombre as equipo, v.definicion
  from instancia.usuarios u
  join instancia.asignaciones a on a.entidad_id = $1 and a.usuario_id = u.usuario_id
  join instancia.horarios h on h.entidad_id = $1 and h.horario_id = a.horario_id
  join instancia.horarios_versiones v on v.entidad_id = $1 and v.horario_id = h.horario_id
  where u.entidad_id = $1 and u.activo and v.definicion->>'clase' = 'rotativo' and a.centro_id is not null
  order by h.nombre, u.usuario_id`,
  told<{ definicion: VersionHorario }>(),
);

/** The people of crews with shifts that rotate, crew by crew. */
export const findCrews = (tx: Queryable, entidadId: number) => tx.query(EQUIPOS, [entidadId]);
