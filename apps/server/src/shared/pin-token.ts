import type { FastifyRequest } from 'fastify';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Tokens } from '../platform/http/tokens.ts';
import type { Sesion } from './sesion.ts';

const PURPOSE = 'documentacion';
const HEADER = CABECERAS.pinToken.toLowerCase();

type Who = Pick<Sesion, 'entidadId' | 'usuarioId' | 'sesionId'>;
const claimsOf = ({ entidadId, usuarioId, sesionId }: Who) => ({ ent: entidadId, usr: usuarioId, sid: sesionId });

/** A token that says that this person has typed the PIN of their documents in this session. */
export const signPin = (tokens: Tokens, who: Who, seconds: number): Promise<string> =>
  tokens.sign(claimsOf(who), { purpose: PURPOSE, seconds });

/** @throws AppError `documentacion.falta-pin`: the PIN was not typed in this session, or too long ago, or somebody acts for the person. */
export async function checkPin(tokens: Tokens, sesion: Sesion, { headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
  const token = headers[HEADER];
  const read = typeof token === 'string' && !sesion.simulando ? await tokens.verify(token, { purpose: PURPOSE }) : null;
  if (read?.state === 'valid' && Object.entries(claimsOf(sesion)).every(([key, value]) => read.claims[key] === value)) return;
  throw new AppError('documentacion.falta-pin');
}
