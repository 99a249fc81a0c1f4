import type { Queryable } from '../../platform/database/pool.ts';
import { createOutboundFetch } from '../../platform/http/outbound.ts';
import { definePart } from '../../shared/module.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createConfirm } from './confirm.ts';
import { createOidc } from './oidc.ts';
import { createProviders } from './providers.ts';

/** The identity providers of companies, and what single-sign-on sessions need of them. */
export const proveedoresModule = definePart('proveedores', {
  build: ({ db, clock, vault, tokens, privateHosts, use }) => {
    const oidc = createOidc({ fetch: createOutboundFetch({ privateHosts }), privateHosts, now: () => clock.now() });
    const providers = createProviders({ db, clock, vault, oidc, auditoria: use(auditoriaModule), privateHosts });
    return {
      oidc,
      providers,
      confirmSso: createConfirm({ oidc, providers, vault, tokens }),
      /** Whether a company allows passwords. */
      allowsPassword: async (tx: Queryable, entidadId: number): Promise<boolean> =>
        (await providers.inUse(tx, entidadId)).every(({ permiteContrasena }) => permiteContrasena),
    };
  },
});
