import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { Membership } from './reads.ts';

const ACCEPT = statement(
  'login.ACCEPT',
  'update central.directorio set aceptada = $3 where user_name = $1 and entidad_id = $2 and aceptada is null',
);

/** The person has confirmed that they belong to a company. */
export async function acceptMembership(db: Queryable, userName: string, entidadId: number, momento: string): Promise<void> {
  await db.query(ACCEPT, [userName, entidadId, momento]);
}

const CREDENTIALS = statement(
  'login.CREDENTIALS',
  `select u.password_hash as "passwordHash", u.activo, u.roles, u.es_quiosco and not u.es_invitado as "esQuiosco",
     u.es_invitado as "esInvitado", e.revision
   from instancia.usuarios u join instancia.entidades e using (entidad_id) where u.entidad_id = $1 and u.usuario_id = $2`,
);

export type StoredCredentials = RowOf<typeof CREDENTIALS>;

const RENEW = statement(
  'login.RENEW',
  `
  update instancia.usuarios set password_hash = $3 where entidad_id = $1 and usuario_id = $2 and password_hash = $4`,
);

/** Stores a password's hash in another form, unless the password was changed meanwhile. */
export async function updateHash(
  tx: Queryable,
  { entidadId, usuarioId, passwordHash }: Pick<Membership, 'entidadId' | 'usuarioId'> & { passwordHash: string | null },
  hash: string,
): Promise<void> {
  await tx.query(RENEW, [entidadId, usuarioId, hash, passwordHash]);
}

export async function findCredentials(
  tx: Queryable,
  { entidadId, usuarioId }: Pick<Membership, 'entidadId' | 'usuarioId'>,
): Promise<StoredCredentials | null> {
  const [row] = await tx.query(CREDENTIALS, [entidadId, usuarioId]);
  return row ?? null;
}
