import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Vault } from '../../platform/vault.ts';
import { tokenContext } from './attempts.ts';
import type { Elegido } from './methods.ts';
import type { Oidc } from './oidc.ts';
import { findPerson } from './people-repo.ts';
import type { Providers } from './providers.ts';

export type SesionSso = {
  entidadId: number;
  sesionId: string;
  usuarioId: number;
  proveedor: Proveedor;
  sujeto: string;
  token: Buffer | null;
};
/**
 * The provider's answer about a session. It goes on, with the (encrypted) token for the next question; or its person has to sign
 * in there again; or it ends, because the company no longer has the provider.
 */
export type Confirmed = { token: Buffer } | { again: ReturnToProvider } | 'over';

/** How long the token for signing in again is valid. */
const AGAIN_SECONDS = 3600;
const purposeOf = (proveedor: Proveedor): string => `acceso-renovar-${proveedor}`;

/** Asks the provider whether a session that it opened may go on. @throws ProviderError if the provider cannot be asked. */
export function createConfirm({ oidc, providers, vault, tokens }: { oidc: Oidc; providers: Providers; vault: Vault; tokens: Tokens }) {
  return async ({ entidadId, sesionId, usuarioId, proveedor, sujeto, token }: SesionSso): Promise<Confirmed> => {
    const found = await providers.find(entidadId, proveedor);
    if (!found) return 'over';
    const context = tokenContext(entidadId, usuarioId);
    const next = token && (await oidc.renew(found.emisor, vault.open(token, context).toString(), sujeto));
    if (next !== null) return { token: vault.seal(Buffer.from(next), context) };
    const claims = { ent: entidadId, sid: sesionId, usr: usuarioId };
    const Token = await tokens.sign(claims, { purpose: purposeOf(proveedor), seconds: AGAIN_SECONDS });
    return { again: { Metodo: proveedor, Nombre: proveedor === '365' ? 'Microsoft 365' : found.fila.nombre, Token } };
  };
}

export type Renewals = ReturnType<typeof createRenewals>;

/** Tokens for signing in again. A refused renewal gives one out, and the log-in at the provider reads it. */
export function createRenewals({ db, tokens }: { db: Database; tokens: Tokens }) {
  return {
    /** The session to renew and its person; null for any other token. */
    async read(token: string, proveedor: Proveedor): Promise<(Elegido & { sesionId: string }) | null> {
      const result = await tokens.verify(token, { purpose: purposeOf(proveedor) });
      if (result.state !== 'valid') return null;
      const { ent, sid, usr } = result.claims;
      if (typeof ent !== 'number' || typeof sid !== 'string' || typeof usr !== 'number') return null;
      const person = await db.tenant(ent, (tx) => findPerson(tx, ent, usr));
      return person && { entidadId: ent, userName: person.userName, sesionId: sid };
    },
  };
}
