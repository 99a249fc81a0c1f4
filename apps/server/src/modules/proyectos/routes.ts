import { proyectos } from '@jornada/contract/proyectos.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { ProyectosService } from './service.ts';

export function proyectosRoutes({ route, service }: { route: Router<Sesion>; service: ProyectosService }): void {
  route(proyectos.listado, ({ session, input }) => service.listado(session, input));
  route(proyectos.guardar, ({ session, input }) => service.guardar(session, input));
  route(proyectos.cerrar, ({ session, input }) => service.cerrar(session, input.id));
  route(proyectos.reabrir, ({ session, input }) => service.reabrir(session, input.id));
}
