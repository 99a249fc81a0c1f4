import { centros } from '@jornada/contract/centros.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CentrosService } from './service.ts';

export function centrosRoutes({ route, service }: { route: Router<Sesion>; service: CentrosService }): void {
  route(centros.listado, ({ session }) => service.listado(session));
  route(centros.regiones, ({ input }) => service.regiones(input.pais));
  route(centros.posiciones, ({ session, input }) => service.posiciones(session, input.id));
  route(centros.guardar, ({ session, input }) => service.guardar(session, input));
  route(centros.cerrar, ({ session, input }) => service.cerrar(session, input));
  route(centros.reabrir, ({ session, input }) => service.reabrir(session, input));
}
