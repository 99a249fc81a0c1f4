import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import { createTaken, deleteTaken } from './repo.ts';

const POR_SALA = statement(
  'reservas/rooms.POR_SALA',
  `
  select o.sala_id as id, count(*)::int as reservas
  from instancia.reservas_ocupacion o
  join instancia.reservas r on r.entidad_id = $1 and r.solicitud_id = o.solicitud_id and r.sala_id = o.sala_id
  where o.entidad_id = $1 and o.fin > $2 group by o.sala_id`,
);

/** How many bookings each room has from a moment on. */
export async function countBookings(tx: Queryable, entidadId: number, ahora: string): Promise<Map<number, number>> {
  const rows = await tx.query(POR_SALA, [entidadId, ahora]);
  return new Map(rows.map(({ id, reservas }) => [id, reservas]));
}

const FUTURAS = statement(
  'reservas/rooms.FUTURAS',
  `
  select o.solicitud_id as id, o.sala_id as "salaId" from instancia.reservas_ocupacion o
  join instancia.reservas r on r.entidad_id = $1 and r.solicitud_id = o.solicitud_id and r.sala_id = o.sala_id
  where o.entidad_id = $1 and o.fin > $2 order by o.solicitud_id`,
);

/**
 * Takes for each booking to come what its room is made of now. @throws the error of a clash (`isClash`) if two of them would be in each
 * other's way.
 */
export async function retakeBookings(
  tx: Queryable,
  entidadId: number,
  { ahora, unitsOf }: { ahora: string; unitsOf: (salaId: number) => readonly number[] },
): Promise<void> {
  const bookings = await tx.query(FUTURAS, [entidadId, ahora]);
  await deleteTaken(
    tx,
    entidadId,
    bookings.map(({ id }) => id),
  );
  for (const { id, salaId } of bookings) await createTaken(tx, entidadId, id, unitsOf(salaId));
}

const EN_DIAS = statement(
  'reservas/rooms.EN_DIAS',
  `
  select r.solicitud_id as id, r.sala_id as "salaId", s.usuario_id as "personaId", s.desde, s.hasta
  from instancia.reservas r join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = r.solicitud_id
  where r.entidad_id = $1 and r.sala_id = any($2) and r.fin > $5 and s.hasta >= $3::date and s.desde <= $4::date
    and exists (select from instancia.reservas_ocupacion o where o.entidad_id = $1 and o.solicitud_id = r.solicitud_id)
  order by r.inicio, r.solicitud_id`,
);

export type ReservaEnDias = { id: number; salaId: number; personaId: number; desde: string; hasta: string };

/** The bookings of rooms on some days that are not over. */
export const findOnDays = (
  tx: Queryable,
  entidadId: number,
  { salas, desde, hasta, ahora }: { salas: readonly number[]; desde: string; hasta: string; ahora: string },
): Promise<ReservaEnDias[]> => tx.query(EN_DIAS, [entidadId, salas, desde, hasta, ahora]);

const QUITAR_DEPARTAMENTOS = statement(
  'reservas/rooms.QUITAR_DEPARTAMENTOS',
  'delete from instancia.salas_departamentos where entidad_id = $1 and sala_id = $2',
);
const PONER_DEPARTAMENTOS = statement(
  'reservas/rooms.PONER_DEPARTAMENTOS',
  `
  insert into instancia.salas_departamentos (entidad_id, sala_id, departamento_id)
  select $1, $2, d.departamento_id from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = any($3)`,
);

/** Who may book a room. Departments that are not there are left out. */
export async function saveDepartments(tx: Queryable, entidadId: number, salaId: number, ids: readonly number[]): Promise<void> {
  await tx.query(QUITAR_DEPARTAMENTOS, [entidadId, salaId]);
  if (ids.length > 0) await tx.query(PONER_DEPARTAMENTOS, [entidadId, salaId, ids]);
}

export type NuevoCierre = { salaId: number; desde: string; hasta: string; motivo: string | null; autorId: number; momento: string };

/** @returns its id. */
export async function createClosure(tx: Queryable, entidadId: number, { salaId, autorId, ...cierre }: NuevoCierre): Promise<number> {
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.salas_cierres')
      .values({ ...cierre, entidad_id: entidadId, sala_id: salaId, autor_id: autorId })
      .returning('cierre_id as id'),
  );
  if (!row) throw new Error('the closure was not written');
  return row.id;
}

export async function deleteClosure(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await run(tx, sql.deleteFrom('instancia.salas_cierres').where('entidad_id', '=', entidadId).where('cierre_id', '=', id));
}

const AJUSTES = statement(
  'reservas/rooms.AJUSTES',
  'select muestra_nombres as "muestraNombres", version from instancia.reservas_ajustes where entidad_id = $1',
);
const GUARDAR_AJUSTES = statement(
  'reservas/rooms.GUARDAR_AJUSTES',
  `
  insert into instancia.reservas_ajustes as a (entidad_id, muestra_nombres) select $1, $2 where $3 = 0
  on conflict (entidad_id) do nothing returning version`,
);
const CAMBIAR_AJUSTES = statement(
  'reservas/rooms.CAMBIAR_AJUSTES',
  `
  update instancia.reservas_ajustes set muestra_nombres = $2, version = version + 1 where entidad_id = $1 and version = $3 returning version`,
);

export type AjustesReservas = RowOf<typeof AJUSTES>;

export async function findSettings(tx: Queryable, entidadId: number): Promise<AjustesReservas> {
  const [row] = await tx.query(AJUSTES, [entidadId]);
  return row ?? { muestraNombres: false, version: 0 };
}

/** @returns the new version; undefined if somebody else has saved since. */
export async function saveSettings(
  tx: Queryable,
  entidadId: number,
  { muestraNombres, version }: AjustesReservas,
): Promise<number | undefined> {
  const [row] = await tx.query(version === 0 ? GUARDAR_AJUSTES : CAMBIAR_AJUSTES, [entidadId, muestraNombres, version]);
  return row?.version;
}
