import type { Sesion } from '../../shared/sesion.ts';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../platform/http/network.ts';
import { type Queryable, statement } from '../../platform/database/pool.ts';

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

export type Titular = { entidadId: number; usuarioId: number; sesionId: string };

const TIENE = statement(
  'cuenta/reads.TIENE',
  'select password_hash is not null as tiene from instancia.usuarios where entidad_id = $1 and usuario_id = $2',
);

/** Whether a person has a password; otherwise somebody else lets them in. */
export async function hasPassword(tx: Queryable, { entidadId, usuarioId }: Pick<Titular, 'entidadId' | 'usuarioId'>): Promise<boolean> {
  const [row] = await tx.query(TIENE, [entidadId, usuarioId]);
  return row?.tiene ?? false;
}

/** The caller and their address: tries are counted for both. */
export type QuienConfirma = Titular & { address: string };
