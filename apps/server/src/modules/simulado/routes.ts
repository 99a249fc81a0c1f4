import { simulado } from '@jornada/contract/simulado.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { SimuladoService } from './service.ts';

export function simuladoRoutes({ route, service }: { route: Router<Sesion>; service: SimuladoService }): void {
  route(simulado.empezar, ({ session, input }) => service.empezar(session, input));
  route(simulado.terminar, ({ session }) => service.terminar(session));
  route(simulado.actuaciones, ({ session, input }) => service.actuaciones(session, input));
}
