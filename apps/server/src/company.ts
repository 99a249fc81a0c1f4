import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Translate } from './platform/http/error-handler.ts';
import type { Router } from './platform/http/router.ts';
import { createAuditList } from './modules/auditoria/list.ts';
import { auditoriaRoutes } from './modules/auditoria/routes.ts';
import { centrosRoutes } from './modules/centros/routes.ts';
import { createCentrosService } from './modules/centros/service.ts';
import { cierresRoutes } from './modules/cierres/routes.ts';
import { createCierresService } from './modules/cierres/service.ts';
import { departamentosRoutes } from './modules/departamentos/routes.ts';
import { createDepartamentosService } from './modules/departamentos/service.ts';
import { empresaRoutes } from './modules/empresa/routes.ts';
import { createEmpresaService } from './modules/empresa/service.ts';
import { createTypesService } from './modules/empresa/types.ts';
import { createEnlacesService } from './modules/enlaces/service.ts';
import { festivosRoutes } from './modules/festivos/routes.ts';
import { createFestivosService } from './modules/festivos/service.ts';
import { horariosRoutes } from './modules/horarios/routes.ts';
import { createHorariosService } from './modules/horarios/service.ts';
import { createImportService } from './modules/personas/import/service.ts';
import { createInvitations } from './modules/personas/invite.ts';
import { personasRoutes } from './modules/personas/routes.ts';
import { createPersonasService } from './modules/personas/service.ts';
import { proyectosRoutes } from './modules/proyectos/routes.ts';
import { createProyectosService } from './modules/proyectos/service.ts';
import { simuladoRoutes } from './modules/simulado/routes.ts';
import { createSimuladoService } from './modules/simulado/service.ts';
import type { AuditoriaService } from './modules/auditoria/service.ts';
import type { Sesion } from './shared/sesion.ts';
import type { AuthService } from './modules/auth/service.ts';
import type { CorreoService } from './modules/correo/service.ts';
import type { EntidadesService } from './modules/entidades/service.ts';
import type { RemoveLost } from './modules/factores/service.ts';
import type { NotificacionesService } from './modules/notificaciones/service.ts';
import type { FotoTokens } from './modules/fotos/service.ts';
import type { NovedadesService } from './modules/novedades/service.ts';
import type { PerfilService } from './modules/perfil/service.ts';
import type { RegistrosService } from './modules/registros/service.ts';

export type CompanyOptions = {
  route: Router<Sesion>;
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  translate: Translate;
  correo: CorreoService;
  auth: AuthService;
  perfil: PerfilService;
  registros: RegistrosService;
  novedades: NovedadesService;
  notificaciones: NotificacionesService;
  removeLost: RemoveLost;
  fotoTokens: FotoTokens;
};

/** Composes what the intranet runs a company with: its people, where and when they work, its months, settings and log. */
export function composeCompany(options: CompanyOptions): void {
  const { route, db, clock, entidades, auditoria, translate, registros, novedades, notificaciones } = options;
  cierresRoutes({
    route,
    service: createCierresService({
      db,
      clock,
      entidades,
      auditoria,
      writeKept: registros.held.writeKept,
      tell: notificaciones.tellOfMonth,
      onDecided: novedades.trasDecidirMes,
    }),
  });
  festivosRoutes({ route, service: createFestivosService({ db, clock, auditoria }) });
  const enlaces = createEnlacesService({ db, clock });
  const invitar = createInvitations({ clock, entidades, auditoria, enlaces, correo: options.correo });
  const people = { db, clock, entidades, auditoria, invitar, removeLost: options.removeLost, fotoTokens: options.fotoTokens };
  personasRoutes({ route, service: createPersonasService(people), imports: createImportService(people) });
  simuladoRoutes({ route, service: createSimuladoService({ db, clock, auth: options.auth, perfil: options.perfil, auditoria }) });
  proyectosRoutes({ route, service: createProyectosService({ db, clock, auditoria }) });
  departamentosRoutes({ route, service: createDepartamentosService({ db, auditoria }) });
  centrosRoutes({ route, service: createCentrosService({ db, clock, entidades, auditoria }) });
  horariosRoutes({ route, service: createHorariosService({ db, clock, entidades, auditoria }) });
  empresaRoutes({
    route,
    service: createEmpresaService({ db, auditoria }),
    types: createTypesService({ db, auditoria, translate }),
  });
  auditoriaRoutes({ route, list: createAuditList({ db, entidades }) });
}
