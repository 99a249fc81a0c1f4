import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../platform/http/network.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { QuienConfirma } from './confirm.ts';

/** Whoever asks for something about their own way in. */
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
