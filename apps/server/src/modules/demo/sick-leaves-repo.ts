import type { TipoBaja } from '@jornada/domain/bajas/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';

/** A leave that the administration has taken note of. `alta` null: it goes on. */
export type BajaDemo = {
  personaId: number;
  tipo: TipoBaja;
  desde: string;
  hasta: string;
  duracionDias: number;
  alta: string | null;
  revision: string | null;
  recaidaDe: number | null;
  creada: string;
  decidida: string;
};

const BAJA = statement(
  'demo/sick-leaves.BAJA',
  `
  with a as (select u.usuario_id as id from instancia.usuarios u where u.entidad_id = $entidadId and u.user_name = $decide),
  s as (
    insert into instancia.solicitudes (
      entidad_id, modulo, usuario_id, autor_id, ano, estado, version, desde, hasta, unidad, cantidad, creada, decidida, decidida_por)
    select $entidadId::int, 'bajas', $personaId::int, $personaId::int, extract(year from $desde::date), 'aprobada', 2, $desde::date, $hasta::date, 'dias',
      ($hasta::date - $desde::date + 1) * 10000, $creada::timestamptz, $decidida::timestamptz, a.id from a
    returning entidad_id, solicitud_id, decidida_por),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento)
    select s.entidad_id, s.solicitud_id, 'aprobar', 1, 'administracion', null, 'conforme', s.decidida_por, $decidida::timestamptz from s),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento)
    select s.entidad_id, s.solicitud_id, $personaId::int, x.accion, x.estado, x.version, x.autor, x.momento
    from s cross join lateral (values
      ('enviar', 'pendiente', 1, $personaId::int, $creada::timestamptz),
      ('aprobar', 'aprobada', 2, s.decidida_por, $decidida::timestamptz)) as x (accion, estado, version, autor, momento)
    order by x.version),
  b as (
    insert into instancia.bajas (entidad_id, solicitud_id, usuario_id, tipo, duracion_dias, alta, recaida_de, revision, abierta, vence)
    select s.entidad_id, s.solicitud_id, $personaId::int, $tipo::text, $duracionDias::int, $alta::date, $recaidaDe::bigint, $revision::date,
      $alta::date is null, case when $alta::date is null then least($revision::date, $hasta::date) end from s),
  f as (
    insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, solicitud_id)
    select s.entidad_id, $personaId::int, $desde::date, $hasta::date, 'baja', true, s.solicitud_id from s)
  select s.solicitud_id as id from s`,
);
const CONFIRMAR = statement(
  'demo/sick-leaves.CONFIRMAR',
  `
  insert into instancia.bajas_confirmaciones (entidad_id, solicitud_id, fecha, duracion_dias, autor_id, momento)
  select $1, $2, x.fecha, $4, s.decidida_por, x.fecha + interval '9 hours'
  from unnest($3::date[]) as x (fecha)
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = $2`,
);
const TERMINAR = statement(
  'demo/sick-leaves.TERMINAR',
  `
  update instancia.bajas b set alta = s.hasta, abierta = false, revision = null, vence = null
  from instancia.solicitudes s
  where b.entidad_id = $1 and b.usuario_id = $2 and b.abierta and s.entidad_id = $1 and s.solicitud_id = b.solicitud_id and s.hasta <= $3`,
);

/** Writes a leave with its request, its history and its absence. @returns its id; null if there is no admin any more. */
export async function createSickLeave(
  tx: Queryable,
  entidadId: number,
  baja: BajaDemo,
  confirmaciones: readonly string[],
): Promise<number | null> {
  const [row] = await tx.query(BAJA, { ...baja, entidadId, decide: CUENTAS.admin });
  if (row && confirmaciones.length > 0) await tx.query(CONFIRMAR, [entidadId, row.id, confirmaciones, baja.duracionDias]);
  return row?.id ?? null;
}

/** Ends the leaves of a person that were expected to end until a day. */
export async function endSickLeaves(tx: Queryable, entidadId: number, personaId: number, hasta: string): Promise<void> {
  await tx.query(TERMINAR, [entidadId, personaId, hasta]);
}
