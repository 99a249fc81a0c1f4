import { bandeja } from '@jornada/contract/bandeja.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { BandejaService } from './service.ts';

export function bandejaRoutes({ route, service }: { route: Router<Sesion>; service: BandejaService }): void {
  route(bandeja.listado, ({ session, input }) => service.listado(session, input));
  route(bandeja.pendientes, ({ session }) => service.pendientes(session));
  route(bandeja.vistas, ({ session, input }) => service.vistas(session, input));
}
