import type { FastifyInstance } from 'fastify';
import type { Attempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Queryable } from './platform/database/pool.ts';
import type { Translate } from './platform/http/error-handler.ts';
import { createOutboundFetch } from './platform/http/outbound.ts';
import type { Router } from './platform/http/router.ts';
import type { Tokens } from './platform/http/tokens.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Secrets } from './platform/secrets.ts';
import { createVault } from './platform/vault.ts';
import { accesoRoutes, accesoWindow } from './modules/acceso/routes.ts';
import {
  createAccesoService,
  createAskStep,
  createConfirm,
  createEntryLinks,
  createLoginAttempts,
  createLoginLinks,
  createMethods,
  createOidc,
  createProviders,
  createRenewals,
} from './modules/acceso/service.ts';
import type { AuditoriaService } from './modules/auditoria/service.ts';
import type { Sesion } from './shared/sesion.ts';
import type { AuthService } from './modules/auth/service.ts';
import type { CorreoService } from './modules/correo/service.ts';
import { createEnlacesService } from './modules/enlaces/service.ts';
import type { EntidadesService } from './modules/entidades/service.ts';
import type { SecondStep } from './modules/factores/service.ts';
import type { PerfilService } from './modules/perfil/service.ts';

type Base = {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  tokens: Tokens;
  jobs: Jobs;
  attempts: Attempts;
  entidades: EntidadesService;
  correo: CorreoService;
  auditoria: AuditoriaService;
  translate: Translate;
  environment: string;
  privateHosts: readonly string[];
  instanceUrl(origin: string): string;
  baseUrl(origin: string): string;
};

/** Puts signing in at identity providers together. Sessions need a part of it, and it needs sessions: so it comes in two steps. */
export function composeAccess(base: Base) {
  const { db, clock, secrets, privateHosts, auditoria } = base;
  const vault = createVault(secrets);
  const oidc = createOidc({ fetch: createOutboundFetch({ privateHosts }), privateHosts, now: () => clock.now() });
  const providers = createProviders({ db, clock, vault, oidc, auditoria, privateHosts });
  return {
    confirmSso: createConfirm({ oidc, providers, vault, tokens: base.tokens }),

    /** Whether a company lets people in by password. */
    allowsPassword: async (tx: Queryable, entidadId: number): Promise<boolean> =>
      (await providers.inUse(tx, entidadId)).every(({ permiteContrasena }) => permiteContrasena),

    routes(rest: {
      app: FastifyInstance;
      route: Router<Sesion>;
      auth: AuthService;
      perfil: PerfilService;
      secondStep: SecondStep;
      publicUrl: string | null;
      secure: boolean;
    }): void {
      const { app, route, auth, perfil, secondStep, publicUrl, secure } = rest;
      const askStep = createAskStep({ entidades: base.entidades, secondStep });
      const methods = createMethods({ ...base, providers });
      const parts = { ...base, askStep, auth, perfil, vault, oidc, providers, methods, enlaces: createEnlacesService(base) };
      const service = createAccesoService({
        methods,
        providers,
        attempts: createLoginAttempts(parts),
        links: createLoginLinks(parts),
        entries: createEntryLinks(parts),
        renewals: createRenewals(base),
        baseUrl: base.baseUrl,
      });
      accesoRoutes({ route, service, publicUrl, secure });
      accesoWindow({ app, service, translate: base.translate });
    },
  };
}
