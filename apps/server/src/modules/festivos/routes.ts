import { festivos } from '@jornada/contract/festivos.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { FestivosService } from './service.ts';

export function festivosRoutes({ route, service }: { route: Router<Sesion>; service: FestivosService }): void {
  route(festivos.ano, ({ session, input }) => service.ano(session, input));
  route(festivos.confirmar, ({ session, input }) => service.confirmar(session, input));
}
