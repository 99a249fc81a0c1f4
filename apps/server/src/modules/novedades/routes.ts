import { novedades } from '@jornada/contract/novedades.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { NovedadesService } from './service.ts';

export function novedadesRoutes({ route, service }: { route: Router<Sesion>; service: NovedadesService }): void {
  route.stream(novedades.seguir, async ({ session }) => service.follow(session));
}
