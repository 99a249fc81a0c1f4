import type { VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** A permit that somebody asked for. `decidida` null: it waits for their manager. */
export type PermisoDemo = {
  personaId: number;
  decisorId: number;
  regla: VersionPermiso;
  titulo: string;
  hecho: string | null;
  desde: string;
  hasta: string;
  minutos: number | null;
  horaInicio: string | null;
  dias: { fecha: string; cantidad: number }[];
  justificanteHasta: string | null;
  comentario: string | null;
  creada: string;
  decidida: string | null;
};

const POR_DIA = 10_000;

// `$9` is when it was decided: without it, it waits.
const PERMISO = statement(
  'demo/permits.PERMISO',
  `
  with s as (
    insert into instancia.solicitudes (
      entidad_id, modulo, usuario_id, autor_id, ano, estado, version, desde, hasta, unidad, cantidad, titulo, comentario, creada, turno_desde,
      espera_de, decidida, decidida_por)
    select $1::int, 'permisos', $2::int, $2::int, extract(year from $4::date), case when $9::timestamptz is null then 'pendiente' else 'aprobada' end,
      case when $9::timestamptz is null then 1 else 2 end, $4::date, $5::date, case when $12::int is null then 'dias' else 'minutos' end, $6::int,
      $7::text, $10::text, $8::timestamptz, case when $9::timestamptz is null then $8::timestamptz end,
      case when $9::timestamptz is null then $3::int end, $9::timestamptz, case when $9::timestamptz is not null then $3::int end
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento)
    select s.entidad_id, s.solicitud_id, 'aprobar', 1, 'responsable', $3::int, case when $9::timestamptz is null then 'turno' else 'conforme' end,
      case when $9::timestamptz is not null then $3::int end, $9::timestamptz from s),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento)
    select s.entidad_id, s.solicitud_id, $2::int, x.accion, x.estado, x.version, x.autor, x.momento
    from s cross join (values
      ('enviar', 'pendiente', 1, $2::int, $8::timestamptz), ('aprobar', 'aprobada', 2, $3::int, $9::timestamptz)) as x (accion, estado, version, autor, momento)
    where x.momento is not null order by x.version),
  d as (
    insert into instancia.permisos (entidad_id, solicitud_id, codigo, regla, hecho, minutos, dias, justificante_hasta, hora_inicio, justificante_dicho)
    select s.entidad_id, s.solicitud_id, $11::jsonb ->> 'codigo', $11::jsonb, $13::date, $12::int, $14::jsonb, $15::date, $16::text,
      case when $15::date < $8::timestamptz::date + 30 then $8::timestamptz end from s)
  insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos, solicitud_id)
  select s.entidad_id, $2::int, $4::date, $5::date, 'permiso', $9::timestamptz is not null, $12::int, s.solicitud_id from s`,
);

/** Writes a permit with its request, its history and its absence. */
export async function createPermit(tx: Queryable, entidadId: number, permiso: PermisoDemo): Promise<void> {
  const {
    personaId,
    decisorId,
    regla,
    titulo,
    hecho,
    desde,
    hasta,
    minutos,
    horaInicio,
    dias,
    justificanteHasta,
    comentario,
    creada,
    decidida,
  } = permiso;
  const total = dias.reduce((sum, { cantidad }) => sum + cantidad, 0);
  await tx.query(PERMISO, [
    entidadId,
    personaId,
    decisorId,
    desde,
    hasta,
    minutos === null ? total * POR_DIA : total,
    titulo,
    creada,
    decidida,
    comentario,
    JSON.stringify(regla),
    minutos,
    hecho,
    JSON.stringify(dias),
    justificanteHasta,
    horaInicio,
  ]);
}
