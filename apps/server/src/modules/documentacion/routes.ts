import type { FastifyRequest } from 'fastify';
import { documentacion } from '@jornada/contract/documentacion.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Quien } from '../cuenta/service.ts';
import type { DocumentacionService } from './service.ts';

const who = ({ session: { entidadId, usuarioId, sesionId }, request }: { session: Sesion; request: FastifyRequest }): Quien => ({
  entidadId,
  usuarioId,
  sesionId,
  address: request.ip,
});

export function documentacionRoutes({ route, service }: { route: Router<Sesion>; service: DocumentacionService }): void {
  route(documentacion.tienePin, (p) => service.has(who(p)));
  route(documentacion.insertarPin, (p) => service.enter(who(p), p.input));
  route(documentacion.recuperarPin, (p) => service.remind(who(p)));
  route(documentacion.ponerPin, (p) => service.set(who(p), p.input));
}
