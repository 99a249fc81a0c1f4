import { departamentos } from '@jornada/contract/departamentos.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { DepartamentosService } from './service.ts';

export function departamentosRoutes({ route, service }: { route: Router<Sesion>; service: DepartamentosService }): void {
  route(departamentos.listado, ({ session }) => service.listado(session));
  route(departamentos.filtro, ({ session }) => service.filtro(session));
  route(departamentos.gestion, ({ session }) => service.gestion(session));
  route(departamentos.guardar, ({ session, input }) => service.guardar(session, input));
  route(departamentos.cerrar, ({ session, input }) => service.cerrar(session, input));
  route(departamentos.reabrir, ({ session, input }) => service.reabrir(session, input));
}
