import { statement, type Queryable } from '../../platform/database/pool.ts';

/** An account whose password can be set, with the data for a mail. */
export type Cuenta = { userName: string; nombre: string; email: string; idioma: string; entidad: string; passwordHash: string | null };

const CUENTA = statement(
  'recovery.CUENTA',
  `
  select u.user_name as "userName", u.nombre_completo as nombre, u.email, coalesce(u.idioma, e.idioma) as idioma, e.nombre as entidad,
    u.password_hash as "passwordHash"
  from instancia.usuarios u join instancia.entidades e using (entidad_id)
  where u.entidad_id = $1 and u.usuario_id = $2 and u.activo and (not u.es_quiosco or u.es_invitado)`,
);

/** Null for people who have left, and for kiosks, which nobody would read a mail of. */
export async function findAccount(tx: Queryable, entidadId: number, usuarioId: number): Promise<Cuenta | null> {
  const [row] = await tx.query(CUENTA, [entidadId, usuarioId]);
  return row ?? null;
}

const PONER = statement('recovery.PONER', 'update instancia.usuarios set password_hash = $3 where entidad_id = $1 and usuario_id = $2');

export async function updatePassword(tx: Queryable, entidadId: number, usuarioId: number, hash: string): Promise<void> {
  await tx.query(PONER, [entidadId, usuarioId, hash]);
}
