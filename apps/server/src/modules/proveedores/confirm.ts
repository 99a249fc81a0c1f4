import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Oidc } from './oidc.ts';
import type { Providers } from './providers.ts';
import { renewalPurposeOf, tokenContext } from './reads.ts';

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

/** Asks the provider whether a session that it opened may go on. @throws ProviderError if the provider cannot be asked. */
export function createConfirm({ oidc, providers, vault, tokens }: { oidc: Oidc; providers: Providers; vault: Vault; tokens: Tokens }) {
  return async ({ entidadId, sesionId, usuarioId, proveedor, sujeto, token }: SesionSso): Promise<Confirmed> => {
    const found = await providers.find(entidadId, proveedor);
    if (!found) return 'over';
    const context = tokenContext(entidadId, usuarioId);
    const next = token && (await oidc.renew(found.emisor, vault.open(token, context).toString(), sujeto));
    if (next !== null) return { token: vault.seal(Buffer.from(next), context) };
    const claims = { ent: entidadId, sid: sesionId, usr: usuarioId };
    const Token = await tokens.sign(claims, { purpose: renewalPurposeOf(proveedor), seconds: AGAIN_SECONDS });
    return { again: { Metodo: proveedor, Nombre: proveedor === '365' ? 'Microsoft 365' : found.fila.nombre, Token } };
  };
}
