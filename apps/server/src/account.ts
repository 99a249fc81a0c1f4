import type { Attempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Translate } from './platform/http/error-handler.ts';
import type { Router } from './platform/http/router.ts';
import type { Tokens } from './platform/http/tokens.ts';
import { createOneTime } from './platform/one-time.ts';
import type { Passwords } from './platform/passwords.ts';
import type { Secrets } from './platform/secrets.ts';
import { createVault } from './platform/vault.ts';
import type { Sesion } from './shared/sesion.ts';
import type { CorreoService } from './modules/correo/service.ts';
import { cuentaRoutes } from './modules/cuenta/routes.ts';
import { createConfirm, createCuentaService } from './modules/cuenta/service.ts';
import { documentacionRoutes } from './modules/documentacion/routes.ts';
import { createDocumentacionService } from './modules/documentacion/service.ts';
import type { EntidadesService } from './modules/entidades/service.ts';
import { createKeysService } from './modules/factores/keys.ts';
import { factoresRoutes } from './modules/factores/routes.ts';
import {
  createEnrolment,
  createFactoresService,
  createNotice,
  createProofs,
  createRemoveLost,
  createSecondStep,
} from './modules/factores/service.ts';
import { misDatosRoutes } from './modules/misdatos/routes.ts';
import { createMisDatosService } from './modules/misdatos/service.ts';
import { fotosRoutes } from './modules/fotos/routes.ts';
import { createFotosService, createFotoTokens } from './modules/fotos/service.ts';

/** Composes what belongs to a person's own account: password, second factors, PIN, photo, own data. */
export function composeAccount(options: {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  tokens: Tokens;
  passwords: Passwords;
  attempts: Attempts;
  entidades: EntidadesService;
  correo: CorreoService;
  translate: Translate;
  /** Of the product, written into files. */
  version: string;
}) {
  const { db, clock, secrets, tokens, passwords, attempts, entidades, correo, translate, version } = options;
  const vault = createVault(secrets);
  const oneTime = createOneTime({ tokens, clock });
  const fotoTokens = createFotoTokens({ vault, clock });
  const confirm = createConfirm({ db, clock, passwords, attempts });
  const notice = createNotice({ correo, translate });
  const proofs = createProofs({ clock, vault });
  const enrolment = createEnrolment({ db, clock, vault, proofs, notice });
  const factores = { db, clock, attempts, confirm, entidades, enrolment, notice };
  return {
    fotoTokens,
    /** The second half of signing in. */
    secondStep: createSecondStep({ db, attempts, oneTime, proofs, enrolment }),
    /** For whoever manages people. */
    removeLost: createRemoveLost({ notice }),
    routes({ route, publicUrl }: { route: Router<Sesion>; publicUrl: string | null }): void {
      cuentaRoutes({ route, service: createCuentaService({ db, clock, passwords, confirm, correo }) });
      factoresRoutes({
        route,
        service: createFactoresService(factores),
        keys: createKeysService({ ...factores, oneTime }),
        publicUrl,
      });
      documentacionRoutes({
        route,
        service: createDocumentacionService({ db, clock, attempts, passwords, vault, tokens, confirm, notice, correo }),
      });
      misDatosRoutes({ route, service: createMisDatosService({ db, clock, attempts, confirm, oneTime, notice, translate, version }) });
      fotosRoutes({ route, service: createFotosService({ db, clock, attempts, tokens: fotoTokens }) });
    },
  };
}
