import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** A request for vacations with all that became of it. `decidida` null: nobody has decided. */
export type PeticionDemo = {
  personaId: number;
  decisorId: number;
  estado: EstadoSolicitud;
  desde: string;
  hasta: string;
  dias: { fecha: string; cantidad: number }[];
  comentario: string | null;
  creada: string;
  decidida: string | null;
  motivo: string | null;
};

// One statement for each, because a demo company has hundreds of them.
const PETICION = statement(
  'demo/vacations.PETICION',
  `
  with s as (
    insert into instancia.solicitudes (
      entidad_id, modulo, usuario_id, autor_id, ano, estado, version, desde, hasta, unidad, cantidad, comentario, creada, turno_desde, espera_de,
      recordar_dias, decidida, decidida_por, motivo)
    values ($1::int, 'vacaciones', $2::int, $2::int, extract(year from $4::date), $3::text, case when $9::timestamptz is null then 1 else 2 end, $4::date, $5::date, 'dias', $6::int, $7::text, $8::timestamptz,
      case when $3::text in ('pendiente', 'anulacion-solicitada') then coalesce($9::timestamptz, $8::timestamptz) end,
      case when $3::text in ('pendiente', 'anulacion-solicitada') then $10::int end, 3, $9::timestamptz,
      case when $9::timestamptz is not null then $10::int end, $11::text)
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento, motivo)
    select s.entidad_id, s.solicitud_id, x.para, 1, 'responsable', $10::int, x.estado,
      case when x.estado <> 'turno' then $10::int end, case when x.estado <> 'turno' then $9::timestamptz end, case when x.estado <> 'turno' then $11::text end
    from s cross join (values
      ('aprobar', case when $9::timestamptz is null then 'turno' when $3::text = 'rechazada' then 'rechazado' else 'conforme' end),
      ('anular', 'turno')) as x (para, estado)
    where $3::text <> 'borrador' and (x.para = 'aprobar' or $3::text = 'anulacion-solicitada')),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento, motivo)
    select s.entidad_id, s.solicitud_id, $2::int, x.accion, x.estado, x.version, x.autor, x.momento, x.motivo
    from s cross join (values
      (1, case when $3::text = 'borrador' then 'guardar' else 'enviar' end, case when $3::text = 'borrador' then 'borrador' else 'pendiente' end, 1, $2::int, $8::timestamptz, null::text),
      (2, case when $3::text = 'rechazada' then 'rechazar' else 'aprobar' end, case when $3::text = 'rechazada' then 'rechazada' else 'aprobada' end, 2, $10::int, $9::timestamptz, $11::text),
      (3, 'pedir-anulacion', 'anulacion-solicitada', 2, $2::int, $9::timestamptz, null::text)) as x (lugar, accion, estado, version, autor, momento, motivo)
    where x.lugar = 1 or (x.lugar = 2 and $9::timestamptz is not null) or (x.lugar = 3 and $3::text = 'anulacion-solicitada')
    order by x.lugar),
  v as (insert into instancia.vacaciones (entidad_id, solicitud_id, dias) select s.entidad_id, s.solicitud_id, $12::jsonb from s)
  insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, solicitud_id)
  select s.entidad_id, $2::int, $4::date, $5::date, 'vacaciones', $3::text <> 'pendiente', s.solicitud_id from s where $3::text in ('pendiente', 'aprobada', 'anulacion-solicitada')`,
);

/** Writes a request with its steps, its history and its absence. */
export async function createVacation(tx: Queryable, entidadId: number, peticion: PeticionDemo): Promise<void> {
  const { personaId, estado, desde, hasta, dias, comentario, creada, decidida, decisorId, motivo } = peticion;
  const total = dias.reduce((sum, { cantidad }) => sum + cantidad, 0);
  const values = [
    entidadId,
    personaId,
    estado,
    desde,
    hasta,
    total,
    comentario,
    creada,
    decidida,
    decisorId,
    motivo,
    JSON.stringify(dias),
  ] as const;
  await tx.query(PETICION, values);
}
