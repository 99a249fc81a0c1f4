import { correo } from '@jornada/contract/correo.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CorreoService } from './service.ts';

export function correoRoutes({ route, service }: { route: Router<Sesion>; service: CorreoService }): void {
  route(correo.listado, ({ session, input }) => service.listado(session, input));
  // The address is shown to whoever asks, and to nobody else: their own host is good enough for it.
  route(correo.ver, ({ session, input, request }) => service.ver(session, input, `${request.protocol}://${request.host}`));
}
