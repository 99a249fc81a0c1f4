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
    values ($entidadId::int, 'vacaciones', $personaId::int, $personaId::int, extract(year from $desde::date), $estado::text,
      case when $decidida::timestamptz is null then 1 else 2 end, $desde::date, $hasta::date, 'dias', $total::int, $comentario::text, $creada::timestamptz,
      case when $estado::text in ('pendiente', 'anulacion-solicitada') then coalesce($decidida::timestamptz, $creada::timestamptz) end,
      case when $estado::text in ('pendiente', 'anulacion-solicitada') then $decisorId::int end, 3, $decidida::timestamptz,
      case when $decidida::timestamptz is not null then $decisorId::int end, $motivo::text)
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento, motivo)
    select s.entidad_id, s.solicitud_id, x.para, 1, 'responsable', $decisorId::int, x.estado,
      case when x.estado <> 'turno' then $decisorId::int end, case when x.estado <> 'turno' then $decidida::timestamptz end,
        case when x.estado <> 'turno' then $motivo::text end
    from s cross join (values
      ('aprobar', case when $decidida::timestamptz is null then 'turno' when $estado::text = 'rechazada' then 'rechazado' else 'conforme' end),
      ('anular', 'turno')) as x (para, estado)
    where $estado::text <> 'borrador' and (x.para = 'aprobar' or $estado::text = 'anulacion-solicitada')),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento, motivo)
    select s.entidad_id, s.solicitud_id, $personaId::int, x.accion, x.estado, x.version, x.autor, x.momento, x.motivo
    from s cross join (values
      (1, case when $estado::text = 'borrador' then 'guardar' else 'enviar' end,
        case when $estado::text = 'borrador' then 'borrador' else 'pendiente' end, 1, $personaId::int, $creada::timestamptz, null::text),
      (2, case when $estado::text = 'rechazada' then 'rechazar' else 'aprobar' end,
        case when $estado::text = 'rechazada' then 'rechazada' else 'aprobada' end, 2, $decisorId::int, $decidida::timestamptz, $motivo::text),
      (3, 'pedir-anulacion', 'anulacion-solicitada', 2, $personaId::int, $decidida::timestamptz, null::text)
    ) as x (lugar, accion, estado, version, autor, momento, motivo)
    where x.lugar = 1 or (x.lugar = 2 and $decidida::timestamptz is not null) or (x.lugar = 3 and $estado::text = 'anulacion-solicitada')
    order by x.lugar),
  v as (insert into instancia.vacaciones (entidad_id, solicitud_id, dias) select s.entidad_id, s.solicitud_id, $dias::jsonb from s)
  insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, solicitud_id)
  select s.entidad_id, $personaId::int, $desde::date, $hasta::date, 'vacaciones', $estado::text <> 'pendiente', s.solicitud_id
  from s where $estado::text in ('pendiente', 'aprobada', 'anulacion-solicitada')`,
);

/** Writes a request with its steps, its history and its absence. */
export async function createVacation(tx: Queryable, entidadId: number, peticion: PeticionDemo): Promise<void> {
  const total = peticion.dias.reduce((sum, { cantidad }) => sum + cantidad, 0);
  await tx.query(PETICION, { ...peticion, entidadId, total, dias: JSON.stringify(peticion.dias) });
}
