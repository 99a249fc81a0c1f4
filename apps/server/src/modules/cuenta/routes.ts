import type { FastifyRequest } from 'fastify';
import { cuenta } from '@jornada/contract/cuenta.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Quien } from './confirm.ts';
import type { CuentaService } from './service.ts';

const who = ({ session: { entidadId, usuarioId, sesionId }, request }: { session: Sesion; request: FastifyRequest }): Quien => ({
  entidadId,
  usuarioId,
  sesionId,
  address: request.ip,
});

export function cuentaRoutes({ route, service }: { route: Router<Sesion>; service: CuentaService }): void {
  route(cuenta.cambiarContrasena, (p) => service.changePassword(who(p), p.input));
}
