import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Titular } from './reads.ts';

/** The data by which a person is addressed, and by which they prove who they are. */
export type FilaCuenta = {
  passwordHash: string | null;
  userName: string;
  nombre: string;
  email: string;
  empresa: string;
  idioma: Idioma;
  /** When this session was opened. */
  entro: string;
};

const LEER = statement(
  'cuenta.LEER',
  `
  select u.password_hash as "passwordHash", u.user_name as "userName", u.nombre_completo as nombre, u.email, coalesce(u.idioma, e.idioma) as idioma, e.nombre as empresa, s.creada as entro
  from instancia.usuarios u
  join instancia.entidades e using (entidad_id)
  join instancia.sesiones s on s.entidad_id = u.entidad_id and s.usuario_id = u.usuario_id and s.sesion_id = $3
  where u.entidad_id = $1 and u.usuario_id = $2`,
);

export async function findAccount(tx: Queryable, { entidadId, usuarioId, sesionId }: Titular): Promise<FilaCuenta | null> {
  const [row] = await tx.query(LEER, [entidadId, usuarioId, sesionId]);
  return row ?? null;
}

// Replaces only the password that was checked, so the second of two changes at once is refused.
const CAMBIAR = statement(
  'cuenta.CAMBIAR',
  `
  update instancia.usuarios set password_hash = $3 where entidad_id = $1 and usuario_id = $2 and password_hash = $4 returning 1 as ok`,
);

export async function updatePassword(tx: Queryable, { entidadId, usuarioId }: Titular, hash: string, before: string): Promise<boolean> {
  return (await tx.query(CAMBIAR, [entidadId, usuarioId, hash, before])).length > 0;
}
