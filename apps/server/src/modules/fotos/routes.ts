import { fotos } from '@jornada/contract/fotos.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { FotosService } from './service.ts';

export function fotosRoutes({ route, service }: { route: Router<Sesion>; service: FotosService }): void {
  route(fotos.poner, ({ session: { entidadId, usuarioId, sesionId }, input, request }) =>
    service.put({ entidadId, usuarioId, sesionId, address: request.ip }, input),
  );
  route(fotos.ver, ({ input, request }) => service.get(input, request.headers['if-none-match']));
}
