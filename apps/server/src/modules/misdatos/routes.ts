import { misDatos } from '@jornada/contract/cuenta.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../auth/service.ts';
import type { MisDatosService } from './service.ts';

export function misDatosRoutes({ route, service }: { route: Router<Sesion>; service: MisDatosService }): void {
  route(misDatos.pedir, ({ session: { entidadId, usuarioId, sesionId }, input, language, request }) =>
    service.ask({ entidadId, usuarioId, sesionId, address: request.ip }, language, input),
  );
  route(misDatos.descargar, ({ input }) => service.fetch(input));
}
