import type { BajaMedica, TipoBaja } from '@jornada/domain/bajas/index.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type Confirmada = { fecha: string; duracionDias: number; autor: string };
/** A leave with its request. `hasta`: its last day once it has ended, as the rules have it. */
export type BajaLeida = Omit<BajaMedica, 'confirmaciones'> & {
  estado: EstadoSolicitud;
  confirmaciones: Confirmada[];
};
/** The same for the rules. */
export const medicalOf = ({ confirmaciones, ...baja }: BajaLeida): BajaMedica => ({
  ...baja,
  confirmaciones: confirmaciones.map(({ fecha }) => fecha),
});

/** Somebody with all that the rules need to know of their leaves. */
export type BajasLeidas = RowOf<typeof PERSONAS>;

// One answer for each person, so that nothing is between two of its parts. What was rejected or cancelled is not among it.
const PERSONAS = statement(
  'bajas.PERSONAS',
  `
  select u.usuario_id as "personaId", u.nombre_completo as nombre,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', b.solicitud_id, 'estado', s.estado, 'tipo', b.tipo, 'desde', s.desde, 'hasta', b.alta, 'duracionDias', b.duracion_dias,
        'recaidaDe', b.recaida_de, 'pais', coalesce((
          select p.pais from instancia.asignaciones a
          join instancia.centros p on p.entidad_id = $1 and p.centro_id = a.centro_id
          where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.horario_id is not null
          order by a.desde <= s.desde desc, abs(a.desde - s.desde) limit 1), 'ES'), 'confirmaciones', coalesce((
          select jsonb_agg(jsonb_build_object('fecha', c.fecha, 'duracionDias', c.duracion_dias, 'autor', w.nombre_completo) order by c.fecha, c.confirmacion_id)
          from instancia.bajas_confirmaciones c
          join instancia.usuarios w on w.entidad_id = $1 and w.usuario_id = c.autor_id
          where c.entidad_id = $1 and c.solicitud_id = b.solicitud_id), '[]')) order by s.desde, b.solicitud_id)
      from instancia.bajas b
      join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = b.solicitud_id
      where b.entidad_id = $1 and b.usuario_id = u.usuario_id
        and (s.estado in ('pendiente', 'en-curso', 'aprobada') or b.solicitud_id = any($3::bigint[]))), '[]') as bajas
  from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any($2::int[]) and not u.es_quiosco`,
);

/** These people with their leaves that stand or wait. `also`: ids of leaves in whatever state. */
export async function findPeople(
  tx: Queryable,
  entidadId: number,
  ids: readonly number[],
  also: readonly number[] = [],
): Promise<Map<number, BajasLeidas>> {
  const rows = await tx.query(PERSONAS, [entidadId, ids, also]);
  return new Map(rows.map((row) => [row.personaId, row]));
}

export type TramoDeBaja = { personaId: number; desde: string; hasta: string };
/** What else is on some days. `vacaciones`: ten-thousandths of a day of vacation that was agreed. */
export type EnTramo = RowOf<typeof TRAMOS>;

const TRAMOS = statement(
  'bajas.TRAMOS',
  `
  select
    exists (
      select from generate_series(k.desde, k.hasta, interval '1 day') d where instancia.esta_cerrado($1, k.persona, d::date)) as cerrado,
    coalesce((
      select sum((x ->> 'cantidad')::int)::int
      from instancia.solicitudes s
      join instancia.vacaciones v on v.entidad_id = $1 and v.solicitud_id = s.solicitud_id
      cross join lateral jsonb_array_elements(v.dias) x
      where s.entidad_id = $1 and s.usuario_id = k.persona and s.modulo = 'vacaciones' and s.estado in ('aprobada', 'anulacion-solicitada')
        and s.desde <= k.hasta and s.hasta >= k.desde and (x ->> 'fecha')::date between k.desde and k.hasta), 0) as vacaciones
  from unnest($2::int[], $3::date[], $4::date[]) with ordinality as k (persona, desde, hasta, lugar)
  order by k.lugar`,
);

/** What else is on these days, in the given order. One statement, however many they are. */
export async function findOnDays(tx: Queryable, entidadId: number, tramos: readonly TramoDeBaja[]): Promise<EnTramo[]> {
  const column = <K extends keyof TramoDeBaja>(key: K) => tramos.map((one) => one[key]);
  return tx.query(TRAMOS, [entidadId, column('personaId'), column('desde'), column('hasta')]);
}

export type DetalleBaja = { personaId: number; tipo: TipoBaja; duracionDias: number | null; alta: string | null; recaidaDe: number | null };

const GUARDAR = statement(
  'bajas.GUARDAR',
  `
  insert into instancia.bajas (entidad_id, solicitud_id, usuario_id, tipo, duracion_dias, alta, recaida_de) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (entidad_id, solicitud_id)
  do update set tipo = excluded.tipo, duracion_dias = excluded.duracion_dias, alta = excluded.alta, recaida_de = excluded.recaida_de`,
);

/** Writes what a leave has beside other requests. */
export async function saveDetail(tx: Queryable, entidadId: number, id: number, detalle: DetalleBaja): Promise<void> {
  const { personaId, tipo, duracionDias, alta, recaidaDe } = detalle;
  await tx.query(GUARDAR, [entidadId, id, personaId, tipo, duracionDias, alta, recaidaDe]);
}

const CONFIRMAR = statement(
  'bajas.CONFIRMAR',
  `
  insert into instancia.bajas_confirmaciones (entidad_id, solicitud_id, fecha, duracion_dias, autor_id, momento) values ($1, $2, $3, $4, $5, $6)`,
);

export async function createConfirmation(
  tx: Queryable,
  entidadId: number,
  id: number,
  { fecha, duracionDias, autorId, momento }: { fecha: string; duracionDias: number; autorId: number; momento: string },
): Promise<void> {
  await tx.query(CONFIRMAR, [entidadId, id, fecha, duracionDias, autorId, momento]);
}

const MARCAR = statement(
  'bajas.MARCAR',
  'update instancia.bajas set abierta = $3, revision = $4, vence = $5 where entidad_id = $1 and solicitud_id = $2',
);

/** Notes whether a leave goes on, when it is looked at again, and when somebody has to ask how it goes on. */
export async function updateStanding(
  tx: Queryable,
  entidadId: number,
  id: number,
  { abierta, revision, vence }: { abierta: boolean; revision: string | null; vence: string | null },
): Promise<void> {
  await tx.query(MARCAR, [entidadId, id, abierta, revision, vence]);
}

const DE_QUIEN = statement(
  'bajas.DE_QUIEN',
  `
  select s.usuario_id as "personaId", s.estado from instancia.bajas b
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = b.solicitud_id
  where b.entidad_id = $1 and b.solicitud_id = $2`,
);

/** Whose leave it is; null if there is none. */
export async function findOwner(
  tx: Queryable,
  entidadId: number,
  id: number,
): Promise<{ personaId: number; estado: EstadoSolicitud } | null> {
  const [row] = await tx.query(DE_QUIEN, [entidadId, id]);
  return row ?? null;
}
