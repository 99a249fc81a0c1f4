import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type Destinatario = { usuarioId: number; nombre: string; email: string; idioma: Idioma; entidad: string; roles: string[] };

const PERSONAS = `select u.usuario_id as "usuarioId", u.nombre_completo as nombre, u.email, coalesce(u.idioma, e.idioma) as idioma, u.roles, e.nombre as entidad
  from instancia.usuarios u join instancia.entidades e using (entidad_id) where u.entidad_id = $1 and u.activo and not u.es_quiosco`;

const UNO = statement(`${PERSONAS} and u.usuario_id = $2`);

export async function findPerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<Destinatario | null> {
  const [row] = await tx.query<Destinatario>(UNO, [entidadId, usuarioId]);
  return row ?? null;
}

const VARIOS = statement(`${PERSONAS} and u.usuario_id = any($2) order by u.usuario_id`);

/** Those of the given people who still work here. */
export function findPeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Destinatario[]> {
  return tx.query<Destinatario>(VARIOS, [entidadId, ids]);
}

const RESPONSABLE = statement(
  `${PERSONAS} and u.usuario_id = (select p.responsable_id from instancia.usuarios p where p.entidad_id = $1 and p.usuario_id = $2)`,
);
const CON_ROL = statement(`${PERSONAS} and u.roles && $3 and u.usuario_id <> $2 order by u.usuario_id limit 50`);

/** The manager of a person, if they still work here. */
export async function findResponsible(tx: Queryable, entidadId: number, personaId: number): Promise<Destinatario | null> {
  const [row] = await tx.query<Destinatario>(RESPONSABLE, [entidadId, personaId]);
  return row ?? null;
}

/** Other people with one of the roles. */
export function findWithRoles(tx: Queryable, entidadId: number, personaId: number, roles: readonly string[]): Promise<Destinatario[]> {
  return tx.query<Destinatario>(CON_ROL, [entidadId, personaId, roles]);
}

const REVISION = statement('select revision from instancia.entidades where entidad_id = $1');

/** The revision of a company's configuration. */
export async function findRevision(tx: Queryable, entidadId: number): Promise<number> {
  const [row] = await tx.query<{ revision: number }>(REVISION, [entidadId]);
  return row?.revision ?? 0;
}

const PENDIENTES = statement(
  'select registro_id as id from instancia.correcciones_pendientes where entidad_id = $1 and usuario_id = $2 and registro_id = any($3) order by 1',
);

/** The given proposals of a person that still wait for an answer. */
export async function findPending(tx: Queryable, entidadId: number, personaId: number, ids: readonly number[]): Promise<number[]> {
  return (await tx.query<{ id: number }>(PENDIENTES, [entidadId, personaId, ids])).map(({ id }) => id);
}
