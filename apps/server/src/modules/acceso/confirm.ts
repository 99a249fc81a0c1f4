import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Oidc } from './oidc.ts';
import type { Providers } from './providers.ts';
import { tokenContext } from './attempts.ts';

export type SesionSso = { entidadId: number; usuarioId: number; proveedor: Proveedor; sujeto: string; token: Buffer | null };

/**
 * Asks the provider whether a session that came by it may go on.
 * @returns the token for next time, encrypted; null where it says no, gave none, or is not the company's any more.
 * @throws ProviderError where it cannot be asked.
 */
export function createConfirm({ oidc, providers, vault }: { oidc: Oidc; providers: Providers; vault: Vault }) {
  return async ({ entidadId, usuarioId, proveedor, sujeto, token }: SesionSso): Promise<Buffer | null> => {
    const found = await providers.find(entidadId, proveedor);
    if (!found || token === null) return null;
    const context = tokenContext(entidadId, usuarioId);
    const next = await oidc.renew(found.emisor, vault.open(token, context).toString(), sujeto);
    return next === null ? null : vault.seal(Buffer.from(next), context);
  };
}
