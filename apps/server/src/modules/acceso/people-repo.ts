import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Identidad } from '@jornada/domain/acceso/identidad.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type PersonaDelProveedor = {
  usuarioId: number;
  userName: string;
  nombre: string;
  email: string;
  /** Their own language, otherwise the company's. */
  idioma: Idioma;
  esQuiosco: boolean;
  roles: string[];
  revision: number;
};

const COLUMNS = `u.usuario_id as "usuarioId", u.user_name as "userName", u.nombre_completo as nombre, u.email, coalesce(u.idioma, e.idioma) as idioma, u.es_quiosco as "esQuiosco", u.roles, e.revision
  from instancia.usuarios u join instancia.entidades e using (entidad_id) where u.entidad_id = $1 and u.activo and not u.es_invitado`;
const POR_ID = statement('acceso/people.POR_ID', `select ${COLUMNS} and u.usuario_id = $2`);
const POR_NOMBRE = statement('acceso/people.POR_NOMBRE', `select ${COLUMNS} and not u.es_quiosco and u.user_name = $2`);
const POR_CORREO = statement(
  'acceso/people.POR_CORREO',
  `select ${COLUMNS} and not u.es_quiosco and u.email <> '' and lower(u.email) = lower($2) limit 2`,
);

/** A person who works here. People who have left do not exist. */
export async function findPerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<PersonaDelProveedor | null> {
  const [row] = await tx.query(POR_ID, [entidadId, usuarioId]);
  return row ?? null;
}

/**
 * The person whom a provider's claim names. Null if it names nobody or a kiosk, or if two people share the address. `normalize`
 * brings names into their stored form.
 */
export async function findByIdentity(
  tx: Queryable,
  entidadId: number,
  identidad: Identidad,
  normalize: (name: string) => string,
): Promise<PersonaDelProveedor | null> {
  if ('correo' in identidad) {
    const [first, second] = await tx.query(POR_CORREO, [entidadId, identidad.correo]);
    return second ? null : (first ?? null);
  }
  for (const name of identidad.usuarios) {
    const [row] = await tx.query(POR_NOMBRE, [entidadId, normalize(name)]);
    if (row) return row;
  }
  return null;
}
