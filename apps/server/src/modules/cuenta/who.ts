import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../platform/http/network.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { QuienConfirma } from './confirm.ts';

/** The caller of something about their own account. */
export const whoOf = ({
  session: { entidadId, usuarioId, sesionId },
  request,
}: {
  session: Sesion;
  request: FastifyRequest;
}): QuienConfirma => ({
  entidadId,
  usuarioId,
  sesionId,
  address: clientOf(request),
});
