import type { Translate } from '@jornada/i18n/server.ts';
import type { Attempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Router } from './platform/http/router.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Passwords } from './platform/passwords.ts';
import type { Secrets } from './platform/secrets.ts';
import type { AuditoriaService } from './modules/auditoria/service.ts';
import type { Sesion } from './shared/sesion.ts';
import type { AuthService } from './modules/auth/service.ts';
import { createContactoAnswers } from './modules/contacto/answers.ts';
import { contactoRoutes } from './modules/contacto/routes.ts';
import { createContactoService } from './modules/contacto/service.ts';
import { correoRoutes } from './modules/correo/routes.ts';
import type { CorreoService } from './modules/correo/service.ts';
import { createEnlacesService } from './modules/enlaces/service.ts';
import { geoRoutes } from './modules/geo/routes.ts';
import { recoveryRoutes } from './modules/recovery/routes.ts';
import { createRecoveryService } from './modules/recovery/service.ts';
import { createCaptcha } from './modules/registro/captcha.ts';
import { registroRoutes } from './modules/registro/routes.ts';
import { createRegistroService } from './modules/registro/service.ts';

export type EntryOptions = {
  route: Router<Sesion>;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  secrets: Secrets;
  translate: Translate;
  passwords: Passwords;
  attempts: Attempts;
  auth: AuthService;
  correo: CorreoService;
  auditoria: AuditoriaService;
  support: string | null;
  registration: boolean;
};

/** Ways in for who cannot sign in yet, and the mails and links by which they come: recovery, invitations, registration, help. */
export function composeEntry(options: EntryOptions): void {
  const { route, db, clock, jobs, secrets, translate, passwords, attempts, auth, correo } = options;
  const enlaces = createEnlacesService({ db, clock });
  recoveryRoutes({ route, service: createRecoveryService({ db, jobs, passwords, attempts, auth, enlaces, correo }) });
  const captcha = createCaptcha({ secrets, clock });
  const abierto = options.registration;
  const registro = createRegistroService({ db, clock, jobs, translate, attempts, passwords, captcha, enlaces, correo, abierto });
  registroRoutes({ route, service: registro });
  contactoRoutes({
    route,
    service: createContactoService({ db, clock, attempts, correo, soporte: options.support }),
    answers: createContactoAnswers({ db, clock, auditoria: options.auditoria, correo }),
  });
  geoRoutes({ route });
  correoRoutes({ route, service: correo });
}
