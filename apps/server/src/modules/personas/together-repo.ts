import type { Asignable, Asignacion } from '@jornada/domain/personas/assign.ts';
import type { estadoDeCuenta } from '@jornada/domain/personas/cuenta.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { lock } from '../../shared/locks.ts';

export type Elegida = Asignable & { id: number; nombre: string; departamentoId: number | null; departamento: string | null };

const ELEGIDAS = statement(
  'personas/together.ELEGIDAS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, u.es_quiosco as "esQuiosco", u.alta, u.ultimo_dia as "ultimoDia",
    u.departamento_id as "departamentoId",
    (select d.nombre from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = u.departamento_id) as departamento,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2) order by u.usuario_id`,
);
const CUENTAS = statement(
  'personas/together.CUENTAS',
  `
  select u.usuario_id as id, u.email, u.es_quiosco as "esQuiosco", u.password_hash is not null as "tieneClave",
    u.invitada is not null as "estaInvitada", (u.suspendida is not null or not u.activo) as "estaSuspendida", u.ultimo_dia as "ultimoDia"
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2) order by u.usuario_id`,
);
const PONER = statement(
  'personas/together.PONER',
  `
  insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
  select $1, n.id, n.desde, n."horarioId", n."centroId"
  from jsonb_to_recordset($2) as n (id int, desde date, "horarioId" int, "centroId" int)
  on conflict (entidad_id, usuario_id, desde) do update set horario_id = excluded.horario_id, centro_id = excluded.centro_id`,
);
const MOVER = statement(
  'personas/together.MOVER',
  'update instancia.usuarios set departamento_id = $3 where entidad_id = $1 and usuario_id = any($2)',
);
const SUBIR = statement(
  'personas/together.SUBIR',
  'update instancia.usuarios set version = version + 1 where entidad_id = $1 and usuario_id = any($2)',
);

/** Locks people by their ids until the transaction ends, and returns them. People of other companies are left out. */
export async function lockPeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Elegida[]> {
  await lock.people(tx, entidadId, ids);
  return tx.query(ELEGIDAS, [entidadId, ids]);
}

type Cuenta = Parameters<typeof estadoDeCuenta>[0] & { id: number; email: string; esQuiosco: boolean };

/**
 * Locks the accounts of people by their ids until the transaction ends, and returns them. People of other companies are left out.
 */
export async function lockAccounts(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Cuenta[]> {
  await lock.people(tx, entidadId, ids);
  return tx.query(CUENTAS, [entidadId, ids]);
}

/** One row for each person: this schedule and centre from this day on. */
export async function putAssignments(
  tx: Queryable,
  entidadId: number,
  asignaciones: readonly (Asignacion & { id: number })[],
): Promise<void> {
  if (asignaciones.length > 0) await tx.query(PONER, [entidadId, JSON.stringify(asignaciones)]);
}

export async function movePeople(tx: Queryable, entidadId: number, ids: readonly number[], departamentoId: number | null): Promise<void> {
  if (ids.length > 0) await tx.query(MOVER, [entidadId, ids, departamentoId]);
}

/** Raises the versions, so that somebody who has one of these people open learns of the change. */
export async function raiseVersions(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.query(SUBIR, [entidadId, ids]);
}
