import type { ClaseSala, Equipamiento } from '@jornada/domain/reservas/index.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** A row of the tree. Minutes of the day; ISO weekdays. */
export type FilaSala = {
  id: number;
  padreId: number | null;
  centroId: number | null;
  nombre: string;
  clase: ClaseSala;
  reservable: boolean;
  divisible: boolean;
  aforo: number | null;
  equipamiento: Equipamiento[];
  dias: number[];
  abre: number;
  cierra: number;
  maximoMinutos: number;
  antelacionDias: number;
  avisoMinutos: number;
  conAprobacion: boolean;
  abierto: boolean;
  version: number;
  departamentos: number[];
};
export type FilaCierre = { id: number; salaId: number; desde: string; hasta: string; motivo: string | null };

/** All rooms, the days on which they are shut, and what is known of the person. */
export type SalasLeidas = {
  salas: FilaSala[];
  cierres: FilaCierre[];
  /** The department of the person, and the one above it. */
  departamentos: number[];
  /** The centre where the person works. */
  centroId: number | null;
  muestraNombres: boolean;
};

const SALAS = statement(
  'reservas.SALAS',
  `
  select
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.sala_id, 'padreId', s.padre_id, 'centroId', s.centro_id, 'nombre', s.nombre, 'clase', s.clase, 'reservable', s.reservable,
        'divisible', s.divisible, 'aforo', s.aforo, 'equipamiento', s.equipamiento, 'dias', s.dias, 'abre', s.abre, 'cierra', s.cierra,
        'maximoMinutos', s.maximo_minutos, 'antelacionDias', s.antelacion_dias, 'avisoMinutos', s.aviso_minutos,
        'conAprobacion', s.con_aprobacion, 'abierto', s.activo, 'version', s.version,
        'departamentos', coalesce((
          select jsonb_agg(d.departamento_id order by d.departamento_id) from instancia.salas_departamentos d
          where d.entidad_id = $1 and d.sala_id = s.sala_id), '[]'))
        order by s.nombre collate "und-x-icu", s.sala_id)
      from instancia.salas s where s.entidad_id = $1), '[]') as salas,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', c.cierre_id, 'salaId', c.sala_id, 'desde', c.desde, 'hasta', c.hasta, 'motivo', c.motivo)
        order by c.desde, c.cierre_id)
      from instancia.salas_cierres c where c.entidad_id = $1 and c.hasta >= $3::date), '[]') as cierres,
    coalesce((
      select array_remove(array[d.departamento_id, d.padre_id], null)
      from instancia.usuarios u join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
      where u.entidad_id = $1 and u.usuario_id = $2), '{}') as departamentos,
    (select a.centro_id from instancia.asignaciones a
      where a.entidad_id = $1 and a.usuario_id = $2 and a.centro_id is not null
      order by a.desde <= $3::date desc, abs(a.desde - $3::date) limit 1) as "centroId",
    coalesce((select a.muestra_nombres from instancia.reservas_ajustes a where a.entidad_id = $1), false) as "muestraNombres"`,
  told<{ salas: FilaSala[] }>(),
);

/** The tree by name, for somebody; with the days on which rooms are shut from `desde` on. */
export async function findRooms(tx: Queryable, entidadId: number, who: { personaId: number; desde: string }): Promise<SalasLeidas> {
  const [row] = await tx.query(SALAS, [entidadId, who.personaId, who.desde]);
  if (!row) throw new Error('a select without a table gives a row');
  return row;
}

/** A booking that stands or waits. Minutes since the epoch. */
export type FilaOcupada = {
  reservaId: number;
  salaId: number;
  personaId: number;
  inicio: number;
  fin: number;
  asunto: string | null;
  nombre: string;
};

// Each booking takes its own room, so that the rows of the room itself are all bookings; none is longer than a month.
const OCUPADAS = statement(
  'reservas.OCUPADAS',
  `
  select o.solicitud_id as "reservaId", o.sala_id as "salaId", s.usuario_id as "personaId",
    (extract(epoch from o.inicio) / 60)::int as inicio, (extract(epoch from o.fin) / 60)::int as fin, r.asunto, u.nombre_completo as nombre
  from instancia.reservas_ocupacion o
  join instancia.reservas r on r.entidad_id = $1 and r.solicitud_id = o.solicitud_id and r.sala_id = o.sala_id
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = o.solicitud_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = s.usuario_id
  where o.entidad_id = $1 and o.fin > to_timestamp($2::int8 * 60) and o.fin < to_timestamp($3::int8 * 60) + interval '32 days'
    and o.inicio < to_timestamp($3::int8 * 60)
  order by o.inicio, o.solicitud_id`,
);

/** The bookings that have a moment between two minutes since the epoch. */
export const findTaken = (tx: Queryable, entidadId: number, { inicio, fin }: { inicio: number; fin: number }): Promise<FilaOcupada[]> =>
  tx.query(OCUPADAS, [entidadId, inicio, fin]);

export type DatosReserva = { salaId: number; inicio: number; fin: number; asunto: string | null; asistentes: number | null };
export type DetalleReserva = DatosReserva & { estado: EstadoSolicitud };

const DETALLES = statement(
  'reservas.DETALLES',
  `
  select r.solicitud_id as id, r.sala_id as "salaId", (extract(epoch from r.inicio) / 60)::int as inicio,
    (extract(epoch from r.fin) / 60)::int as fin, r.asunto, r.asistentes, s.estado
  from instancia.reservas r join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = r.solicitud_id
  where r.entidad_id = $1 and r.solicitud_id = any($2)`,
);

/** What bookings have beside other requests, by their ids. */
export async function findDetails(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, DetalleReserva>> {
  const rows = await tx.query(DETALLES, [entidadId, ids]);
  return new Map(rows.map(({ id, ...detalle }) => [id, detalle]));
}

export async function findDetail(tx: Queryable, entidadId: number, id: number): Promise<DetalleReserva> {
  const found = (await findDetails(tx, entidadId, [id])).get(id);
  if (!found) throw new Error(`booking ${id} has no hours`);
  return found;
}

const GUARDAR = statement(
  'reservas.GUARDAR',
  `
  insert into instancia.reservas (entidad_id, solicitud_id, sala_id, inicio, fin, asunto, asistentes)
  values ($1, $2, $3, to_timestamp($4::int8 * 60), to_timestamp($5::int8 * 60), $6, $7)
  on conflict (entidad_id, solicitud_id) do update set sala_id = excluded.sala_id, inicio = excluded.inicio, fin = excluded.fin,
    asunto = excluded.asunto, asistentes = excluded.asistentes`,
);
const SOLTAR = statement('reservas.SOLTAR', 'delete from instancia.reservas_ocupacion where entidad_id = $1 and solicitud_id = any($2)');
const OCUPAR = statement(
  'reservas.OCUPAR',
  `
  insert into instancia.reservas_ocupacion (entidad_id, solicitud_id, sala_id, inicio, fin)
  select $1, r.solicitud_id, x.sala_id, r.inicio, r.fin
  from instancia.reservas r cross join unnest($3::int[]) as x (sala_id) where r.entidad_id = $1 and r.solicitud_id = $2`,
);

/** Frees what bookings have taken. */
export const deleteTaken = (tx: Queryable, entidadId: number, ids: readonly number[]): Promise<unknown> =>
  tx.query(SOLTAR, [entidadId, ids]);

/** Takes rooms for the hours of a booking. The database refuses it if one of them is taken (`isClash`). */
export const createTaken = (tx: Queryable, entidadId: number, id: number, units: readonly number[]): Promise<unknown> =>
  tx.query(OCUPAR, [entidadId, id, units]);

/** Writes what a booking has, and takes `units`; none for a draft. */
export async function saveDetail(
  tx: Queryable,
  entidadId: number,
  id: number,
  { units, ...datos }: DatosReserva & { units: readonly number[] },
): Promise<void> {
  const { salaId, inicio, fin, asunto, asistentes } = datos;
  await deleteTaken(tx, entidadId, [id]);
  await tx.query(GUARDAR, [entidadId, id, salaId, inicio, fin, asunto, asistentes]);
  if (units.length > 0) await createTaken(tx, entidadId, id, units);
}

/** Whether the database has refused to take a room twice. */
export function isClash(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23P01' && constraint === 'reservas_sin_choque';
}

/** The states in which a booking takes its room. */
const TAKING: ReadonlySet<EstadoSolicitud> = new Set(['pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada']);
export const isTaking = (estado: EstadoSolicitud): boolean => TAKING.has(estado);
