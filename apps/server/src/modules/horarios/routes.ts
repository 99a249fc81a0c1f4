import { horarios } from '@jornada/contract/horarios.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { HorariosService } from './service.ts';

export function horariosRoutes({ route, service }: { route: Router<Sesion>; service: HorariosService }): void {
  route(horarios.listado, ({ session }) => service.listado(session));
  route(horarios.crear, ({ session, input }) => service.crear(session, input));
  route(horarios.renombrar, ({ session, input }) => service.renombrar(session, input));
  route(horarios.cambiar, ({ session, input }) => service.cambiar(session, input));
  route(horarios.quitar, ({ session, input }) => service.quitar(session, input));
  route(horarios.cerrar, ({ session, input }) => service.cerrar(session, input));
  route(horarios.reabrir, ({ session, input }) => service.reabrir(session, input));
}
