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
    select $entidadId::int, 'permisos', $personaId::int, $personaId::int, extract(year from $desde::date),
      case when $decidida::timestamptz is null then 'pendiente' else 'aprobada' end,
      case when $decidida::timestamptz is null then 1 else 2 end, $desde::date, $hasta::date,
      case when $minutos::int is null then 'dias' else 'minutos' end, $cantidad::int,
      $titulo::text, $comentario::text, $creada::timestamptz, case when $decidida::timestamptz is null then $creada::timestamptz end,
      case when $decidida::timestamptz is null then $decisorId::int end, $decidida::timestamptz,
      case when $decidida::timestamptz is not null then $decisorId::int end
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento)
    select s.entidad_id, s.solicitud_id, 'aprobar', 1, 'responsable', $decisorId::int,
      case when $decidida::timestamptz is null then 'turno' else 'conforme' end,
      case when $decidida::timestamptz is not null then $decisorId::int end, $decidida::timestamptz from s),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento)
    select s.entidad_id, s.solicitud_id, $personaId::int, x.accion, x.estado, x.version, x.autor, x.momento
    from s cross join (values
      ('enviar', 'pendiente', 1, $personaId::int, $creada::timestamptz),
      ('aprobar', 'aprobada', 2, $decisorId::int, $decidida::timestamptz)) as x (accion, estado, version, autor, momento)
    where x.momento is not null order by x.version),
  d as (
    insert into instancia.permisos (entidad_id, solicitud_id, codigo, regla, hecho, minutos, dias, justificante_hasta, hora_inicio, justificante_dicho)
    select s.entidad_id, s.solicitud_id, $regla::jsonb ->> 'codigo', $regla::jsonb, $hecho::date, $minutos::int, $dias::jsonb,
      $justificanteHasta::date, $horaInicio::text,
      case when $justificanteHasta::date < $creada::timestamptz::date + 30 then $creada::timestamptz end from s)
  insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos, solicitud_id)
  select s.entidad_id, $personaId::int, $desde::date, $hasta::date, 'permiso', $decidida::timestamptz is not null, $minutos::int, s.solicitud_id from s`,
);

/** Writes a permit with its request, its history and its absence. */
export async function createPermit(tx: Queryable, entidadId: number, permiso: PermisoDemo): Promise<void> {
  const { regla, minutos, dias } = permiso;
  const total = dias.reduce((sum, { cantidad }) => sum + cantidad, 0);
  const cantidad = minutos === null ? total * POR_DIA : total;
  await tx.query(PERMISO, { ...permiso, entidadId, cantidad, regla: JSON.stringify(regla), dias: JSON.stringify(dias) });
}
