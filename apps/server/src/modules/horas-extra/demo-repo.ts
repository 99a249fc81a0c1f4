import type { CompensacionExtra, Tipologia } from '@jornada/domain/horas-extra/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** A request for overtime with what became of it. `decidida` null: nobody has decided. */
export type ExtraDeDemo = {
  personaId: number;
  decisorId: number;
  estado: 'pendiente' | 'aprobada' | 'rechazada';
  fecha: string;
  minutos: number;
  tipologia: Tipologia;
  compensacion: CompensacionExtra;
  comentario: string;
  creada: string;
  decidida: string | null;
  motivo: string | null;
};

const PETICION = statement(
  'horas-extra/demo.PETICION',
  `
  with s as (
    insert into instancia.solicitudes (
      entidad_id, modulo, usuario_id, autor_id, ano, estado, version, desde, hasta, unidad, cantidad, comentario, creada, turno_desde, espera_de,
      recordar_dias, decidida, decidida_por, motivo)
    select $entidadId::int, 'horas-extra', $personaId::int, $personaId::int, extract(year from $fecha::date), $estado::text,
      case when x.waits then 1 else 2 end, $fecha::date, $fecha::date, 'minutos', $minutos::int, $comentario::text, $creada::timestamptz,
      case when x.waits then $creada::timestamptz end, case when x.waits then $decisorId::int end, 3,
      $decidida::timestamptz, case when not x.waits then $decisorId::int end, $motivo::text
    from (select $decidida::timestamptz is null as waits) x
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento, motivo)
    select s.entidad_id, s.solicitud_id, 'aprobar', 1, 'responsable', $decisorId::int,
      case $estado::text when 'pendiente' then 'turno' when 'rechazada' then 'rechazado' else 'conforme' end,
      case when $decidida::timestamptz is not null then $decisorId::int end, $decidida::timestamptz, $motivo::text from s),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento, motivo)
    select s.entidad_id, s.solicitud_id, $personaId::int, x.accion, x.estado, x.version, x.autor, x.momento, x.motivo
    from s cross join (values
      ('enviar', 'pendiente', 1, $personaId::int, $creada::timestamptz, null::text),
      (case $estado::text when 'rechazada' then 'rechazar' else 'aprobar' end, $estado::text, 2, $decisorId::int, $decidida::timestamptz, $motivo::text)
    ) as x (accion, estado, version, autor, momento, motivo)
    where x.momento is not null order by x.version)
  insert into instancia.horas_extra (entidad_id, solicitud_id, tipologia_id, tipologia, compensacion, previa)
  select s.entidad_id, s.solicitud_id, ($tipologia::jsonb->>'id')::int, $tipologia::jsonb, $compensacion, false from s`,
);

/** Writes a request with its step and its history. */
export async function createRequestOfDemo(tx: Queryable, entidadId: number, one: ExtraDeDemo): Promise<void> {
  await tx.query(PETICION, { ...one, entidadId, tipologia: JSON.stringify(one.tipologia) });
}
