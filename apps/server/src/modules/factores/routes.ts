import type { FastifyRequest } from 'fastify';
import { factores } from '@jornada/contract/factores.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { KeysService } from './keys.ts';
import type { FactoresService, Peticion } from './service.ts';

const who = ({ session: sesion, request }: { session: Sesion; request: FastifyRequest }): Peticion => {
  const { entidadId, usuarioId, sesionId } = sesion;
  return { sesion, quien: { entidadId, usuarioId, sesionId, address: request.ip } };
};

export function factoresRoutes(options: {
  route: Router<Sesion>;
  service: FactoresService;
  keys: KeysService;
  publicUrl: string | null;
}): void {
  const { route, service, keys, publicUrl } = options;
  route(factores.estado, (p) => service.state(who(p), originOf(p.request, publicUrl)));
  route(factores.preparar, (p) => service.prepare(who(p), p.input));
  route(factores.activar, (p) => service.activate(who(p), p.input));
  route(factores.desactivar, (p) => service.deactivate(who(p), p.input));
  route(factores.codigos, (p) => service.newCodes(who(p), p.input));
  route(factores.opcionesAlta, async (p) => keys.options(who(p), p.input, originOf(p.request, publicUrl)));
  route(factores.alta, async (p) => keys.add(who(p), p.input, originOf(p.request, publicUrl)));
  route(factores.renombrar, (p) => keys.rename(who(p), p.input));
  route(factores.quitar, (p) => keys.remove(who(p), p.input));
}
