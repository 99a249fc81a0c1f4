import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

const CREAR = statement(
  'contacto.CREAR',
  'insert into instancia.contactos (entidad_id, usuario_id, momento, comentario) values ($1, $2, $3, $4) returning contacto_id as id',
);

export type NuevoContacto = { entidadId: number; usuarioId: number; momento: string; comentario: string };

export async function createContact(tx: Queryable, { entidadId, usuarioId, momento, comentario }: NuevoContacto): Promise<number> {
  const [row] = await tx.query(CREAR, [entidadId, usuarioId, momento, comentario]);
  if (!row) throw new Error('the message was not written');
  return row.id;
}

type Quien = { nombre: string; userName: string; email: string; entidad: string; idiomaEntidad: Idioma };

const QUIEN = statement(
  'contacto.QUIEN',
  `
  select u.nombre_completo as nombre, u.user_name as "userName", u.email, e.nombre as entidad, e.idioma as "idiomaEntidad"
  from instancia.usuarios u join instancia.entidades e using (entidad_id) where u.entidad_id = $1 and u.usuario_id = $2`,
);

export async function findAsker(tx: Queryable, entidadId: number, usuarioId: number): Promise<Quien | null> {
  const [row] = await tx.query(QUIEN, [entidadId, usuarioId]);
  return row ?? null;
}

type Destinatario = { nombre: string; email: string; idioma: Idioma };

const ADMINS = statement(
  'contacto.ADMINS',
  `
  select u.nombre_completo as nombre, u.email, coalesce(u.idioma, e.idioma) as idioma
  from instancia.usuarios u join instancia.entidades e using (entidad_id)
  where u.entidad_id = $1 and u.activo and u.email <> '' and 'admin' = any(u.roles) order by u.usuario_id limit 10`,
);

/** Those who run the company and have a mail address. */
export const findAdmins = (tx: Queryable, entidadId: number): Promise<Destinatario[]> => tx.query(ADMINS, [entidadId]);
