import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const EQUIPOS = statement(
  'cambio-turnos/demo.EQUIPOS',
  `
  select u.usuario_id as id, u.user_name as "userName", u.responsable_id as "responsableId", a.centro_id as "centroId", c.zona, h.nombre as equipo, v.definicion
  from instancia.usuarios u
  join instancia.asignaciones a on a.entidad_id = $1 and a.usuario_id = u.usuario_id
  join instancia.centros c on c.entidad_id = $1 and c.centro_id = a.centro_id
  join instancia.horarios h on h.entidad_id = $1 and h.horario_id = a.horario_id
  join instancia.horarios_versiones v on v.entidad_id = $1 and v.horario_id = h.horario_id
  where u.entidad_id = $1 and u.activo and v.definicion->>'clase' = 'rotativo'
  order by h.nombre, u.usuario_id`,
  told<{ definicion: VersionHorario }>(),
);
/** The people of crews with shifts that rotate, crew by crew, with who answers for them. */
export const findShiftWorkers = (tx: Queryable, entidadId: number) => tx.query(EQUIPOS, [entidadId]);

const CAMBIO = statement(
  'cambio-turnos/demo.CAMBIO',
  `
  with s as (
    insert into instancia.solicitudes (
      entidad_id, modulo, usuario_id, autor_id, ano, estado, version, desde, hasta, comentario, creada, turno_desde, espera_de)
    select $entidadId::int, 'cambio-turnos', $personaId::int, $personaId::int, extract(year from $desde::date),
      case when $isAgreed::boolean then 'en-curso' else 'pendiente' end,
      case when $isAgreed::boolean then 1 + cardinality($companeros::int[]) else 1 end, $desde::date, $hasta::date, $comentario::text, $creada::timestamptz,
      case when $isAgreed::boolean then $creada::timestamptz end, case when $isAgreed::boolean then $responsableId::int end
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento)
    select s.entidad_id, s.solicitud_id, 'aprobar', x.n, 'companero', x.id, case when $isAgreed::boolean then 'conforme' else 'turno' end,
      case when $isAgreed::boolean then x.id end, case when $isAgreed::boolean then $creada::timestamptz end
    from s cross join unnest($companeros::int[]) with ordinality as x (id, n)
    union all
    select s.entidad_id, s.solicitud_id, 'aprobar', 1 + cardinality($companeros::int[]), 'responsable', $responsableId::int,
      case when $isAgreed::boolean then 'turno' else 'futuro' end,
      null::int, null::timestamptz
    from s),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento)
    select s.entidad_id, s.solicitud_id, $personaId::int, 'enviar', 'pendiente', 1, $personaId::int, $creada::timestamptz from s
    union all
    select s.entidad_id, s.solicitud_id, $personaId::int, 'conformar', 'en-curso', 1 + x.n::int, x.id, $creada::timestamptz
    from s cross join unnest($companeros::int[]) with ordinality as x (id, n) where $isAgreed::boolean)
  select solicitud_id as id from s`,
);

/** A request for a change as it stands: colleagues are asked, or have all agreed. @returns its id. */
export async function createChangeOfDemo(
  tx: Queryable,
  entidadId: number,
  cambio: {
    personaId: number;
    companeros: number[];
    responsableId: number;
    desde: string;
    hasta: string;
    creada: string;
    isAgreed: boolean;
    comentario: string;
  },
): Promise<number> {
  const [row] = await tx.query(CAMBIO, { ...cambio, entidadId });
  if (!row) throw new Error('the change was not written');
  return row.id;
}
