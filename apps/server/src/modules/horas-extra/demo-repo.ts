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
    select $1::int, 'horas-extra', $2::int, $2::int, extract(year from $4::date), $3::text, case when x.waits then 1 else 2 end, $4::date, $4::date,
      'minutos', $5::int, $6::text, $7::timestamptz, case when x.waits then $7::timestamptz end, case when x.waits then $9::int end, 3,
      $8::timestamptz, case when not x.waits then $9::int end, $10::text
    from (select $8::timestamptz is null as waits) x
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento, motivo)
    select s.entidad_id, s.solicitud_id, 'aprobar', 1, 'responsable', $9::int,
      case $3::text when 'pendiente' then 'turno' when 'rechazada' then 'rechazado' else 'conforme' end,
      case when $8::timestamptz is not null then $9::int end, $8::timestamptz, $10::text from s),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento, motivo)
    select s.entidad_id, s.solicitud_id, $2::int, x.accion, x.estado, x.version, x.autor, x.momento, x.motivo
    from s cross join (values
      ('enviar', 'pendiente', 1, $2::int, $7::timestamptz, null::text),
      (case $3::text when 'rechazada' then 'rechazar' else 'aprobar' end, $3::text, 2, $9::int, $8::timestamptz, $10::text)) as x (accion, estado, version, autor, momento, motivo)
    where x.momento is not null order by x.version)
  insert into instancia.horas_extra (entidad_id, solicitud_id, tipologia_id, tipologia, compensacion, previa)
  select s.entidad_id, s.solicitud_id, ($11::jsonb->>'id')::int, $11::jsonb, $12, false from s`,
);

/** Writes a request with its step and its history. */
export async function createRequestOfDemo(tx: Queryable, entidadId: number, one: ExtraDeDemo): Promise<void> {
  const { personaId, estado, fecha, minutos, comentario, creada, decidida, decisorId, motivo, tipologia, compensacion } = one;
  const start = [entidadId, personaId, estado, fecha, minutos, comentario, creada, decidida, decisorId, motivo] as const;
  await tx.query(PETICION, [...start, JSON.stringify(tipologia), compensacion]);
}
