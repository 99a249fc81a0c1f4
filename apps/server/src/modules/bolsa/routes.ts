import { bolsa } from '@jornada/contract/bolsa.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { BolsaService } from './service.ts';

export function bolsaRoutes({ route, service }: { route: Router<Sesion>; service: BolsaService }): void {
  route(bolsa.propia, ({ session }) => service.own(session));
  route(bolsa.cuenta, ({ session, input }) => service.cuenta(session, input.persona));
  route(bolsa.anotar, ({ session, input, clave }) => service.anotar(session, input, clave));
  route(bolsa.reglas, ({ session }) => service.reglas(session));
  route(bolsa.cambiarReglas, ({ session, input }) => service.cambiarReglas(session, input));
}
