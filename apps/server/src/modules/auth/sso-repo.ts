import type { Proveedor } from '@jornada/contract/acceso.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { LlaveSso } from './reads.ts';

/** The provider of a session, the person's id there, and the token that renews it (encrypted; null: there is none). */
export type OrigenSso = { proveedor: Proveedor; sujeto: string; token: Buffer | null };

const CREAR = statement(
  'auth/sso.CREAR',
  'insert into instancia.sesiones_sso (entidad_id, sesion_id, proveedor, sujeto, token) values ($1, $2, $3, $4, $5)',
);

export async function createSsoOrigin(
  tx: Queryable,
  { entidadId, sesionId }: LlaveSso,
  { proveedor, sujeto, token }: OrigenSso,
): Promise<void> {
  await tx.query(CREAR, [entidadId, sesionId, proveedor, sujeto, token]);
}

const TURNO = statement('auth/sso.TURNO', 'update instancia.sesiones_sso set turno = $3 where entidad_id = $1 and sesion_id = $2');

/** Notes since when a renewal is asking the provider; null: none is. */
export async function setTurn(tx: Queryable, { entidadId, sesionId }: LlaveSso, turno: string | null): Promise<void> {
  await tx.query(TURNO, [entidadId, sesionId, turno]);
}

const GUARDAR = statement(
  'auth/sso.GUARDAR',
  'update instancia.sesiones_sso set token = $3, turno = null where entidad_id = $1 and sesion_id = $2',
);

export async function saveSsoToken(tx: Queryable, { entidadId, sesionId }: LlaveSso, token: Buffer | null): Promise<void> {
  await tx.query(GUARDAR, [entidadId, sesionId, token]);
}

const ACORTAR = statement(
  'auth/sso.ACORTAR',
  'update instancia.sesiones set caduca = least(caduca, $3) where entidad_id = $1 and sesion_id = $2',
);

/** Sets the end of a session to an instant, unless it ends earlier. */
export async function endBy(tx: Queryable, { entidadId, sesionId }: LlaveSso, instante: string): Promise<void> {
  await tx.query(ACORTAR, [entidadId, sesionId, instante]);
}
