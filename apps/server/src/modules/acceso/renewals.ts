import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import { renewalPurposeOf } from '../proveedores/reads.ts';
import type { Elegido } from './methods.ts';
import { findPerson } from './people-repo.ts';

export type Renewals = ReturnType<typeof createRenewals>;

/** Tokens for signing in again. A refused renewal gives one out, and the log-in at the provider reads it. */
export function createRenewals({ db, tokens }: { db: Database; tokens: Tokens }) {
  return {
    /** The session to renew and its person; null for any other token. */
    async read(token: string, proveedor: Proveedor): Promise<(Elegido & { sesionId: string }) | null> {
      const result = await tokens.verify(token, { purpose: renewalPurposeOf(proveedor) });
      if (result.state !== 'valid') return null;
      const { ent, sid, usr } = result.claims;
      if (typeof ent !== 'number' || typeof sid !== 'string' || typeof usr !== 'number') return null;
      const person = await db.tenant(ent, (tx) => findPerson(tx, ent, usr));
      return person && { entidadId: ent, userName: person.userName, sesionId: sid };
    },
  };
}
