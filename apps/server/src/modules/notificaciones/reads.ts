import { rolesWith, type Permiso } from '@jornada/contract/permisos-de-rol.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Destinatario } from '../../shared/notice.ts';

const PERSONAS = `select u.usuario_id as "usuarioId", u.nombre_completo as nombre, u.email, coalesce(u.idioma, e.idioma) as idioma, u.roles, e.nombre as entidad
  from instancia.usuarios u join instancia.entidades e using (entidad_id) where u.entidad_id = $1 and u.activo and not u.es_quiosco`;

const UNO = statement('notificaciones/reads.UNO', `${PERSONAS} and u.usuario_id = $2`);

export async function findPerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<Destinatario | null> {
  const [row] = await tx.query(UNO, [entidadId, usuarioId]);
  return row ?? null;
}

const VARIOS = statement('notificaciones/reads.VARIOS', `${PERSONAS} and u.usuario_id = any($2) order by u.usuario_id`);

/** Those of the given people who still work here. */
export function findPeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Destinatario[]> {
  return tx.query(VARIOS, [entidadId, ids]);
}

const RESPONSABLE = statement(
  'notificaciones/reads.RESPONSABLE',
  `${PERSONAS} and u.usuario_id = (select p.responsable_id from instancia.usuarios p where p.entidad_id = $1 and p.usuario_id = $2)`,
);
const CON_ROL = statement(
  'notificaciones/reads.CON_ROL',
  `${PERSONAS} and u.roles && $3 and u.usuario_id <> $2 order by u.usuario_id limit 50`,
);

/** The manager of a person, if they still work here. */
export async function findResponsible(tx: Queryable, entidadId: number, personaId: number): Promise<Destinatario | null> {
  const [row] = await tx.query(RESPONSABLE, [entidadId, personaId]);
  return row ?? null;
}

/** Other people with one of the roles. */
export function findWithRoles(tx: Queryable, entidadId: number, personaId: number, roles: readonly string[]): Promise<Destinatario[]> {
  return tx.query(CON_ROL, [entidadId, personaId, roles]);
}

/** Other people who may do something. */
export const findThoseWho = (tx: Queryable, entidadId: number, permiso: Permiso, personaId: number): Promise<Destinatario[]> =>
  findWithRoles(tx, entidadId, personaId, rolesWith(permiso));

const CENTRO = statement(
  'notificaciones/reads.CENTRO',
  `
  select a.centro_id as id from instancia.asignaciones a
  where a.entidad_id = $1 and a.usuario_id = $2 and a.desde <= $3 order by a.desde desc limit 1`,
);

/** Where somebody works on a day; null: nowhere yet. */
export async function findCentreOf(tx: Queryable, entidadId: number, usuarioId: number, fecha: string): Promise<number | null> {
  return (await tx.query(CENTRO, [entidadId, usuarioId, fecha]))[0]?.id ?? null;
}
