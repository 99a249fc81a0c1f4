import { recovery } from '@jornada/contract/recovery.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { RecoveryService } from './service.ts';

export function recoveryRoutes({ route, service }: { route: Router<Sesion>; service: RecoveryService }): void {
  route(recovery.pedir, ({ input, request }) => service.pedir(input, request.ip));
  route(recovery.abrir, ({ input, request }) => service.abrir(input, request.ip));
  route(recovery.cambiar, ({ input, request }) => service.cambiar(input, request.ip));
}
