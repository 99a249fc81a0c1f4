import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { NotificacionesService } from './service.ts';

export function notificacionesRoutes({ route, service }: { route: Router<Sesion>; service: NotificacionesService }): void {
  route(webPush.ponerToken, ({ session, input }) => service.ponerToken(session, input.Token));
  route(webPush.salir, ({ session }) => service.salir(session));
  route(notificaciones.guardarTokenFirebase, ({ session, input }) => service.ponerTokenFirebase(session, input.tokenString));
  route(notificaciones.eliminarTokenFirebase, ({ session, input }) => service.quitarTokenFirebase(session, input.tokenString));
  route(notificaciones.ajustes, ({ session }) => service.ajustes.read(session));
  route(notificaciones.poner, ({ session, input }) => service.ajustes.put(session, input));
  route(notificaciones.prueba, ({ session }) => service.probar(session));
}
