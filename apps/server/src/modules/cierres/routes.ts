import { cierres } from '@jornada/contract/cierres.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CierresService } from './service.ts';

export function cierresRoutes({ route, service }: { route: Router<Sesion>; service: CierresService }): void {
  route(cierres.listado, ({ session, input }) => service.listado(session, input));
  route(cierres.revision, ({ session, input }) => service.revision(session, input));
  route(cierres.cerrar, ({ session, input }) => service.cerrar(session, input));
  route(cierres.reabrir, ({ session, input }) => service.reabrir(session, input));
}
