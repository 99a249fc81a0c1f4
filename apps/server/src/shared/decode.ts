import type { CodigoError } from '@jornada/contract/errores.ts';
import type { Attempts } from '../platform/attempts.ts';
import type { Decoder } from '../platform/decoding/decoder.ts';
import { LIMITS } from '../platform/decoding/limits.ts';
import { Refused, type Made, type DecodingProblem, type DecodingTask } from '../platform/decoding/task.ts';
import { AppError } from '../platform/http/app-error.ts';

/** How a sender is told why a file was refused. */
export type DecodeCodes = Readonly<Record<Exclude<DecodingProblem, 'full'>, CodigoError>>;
/**
 * Makes something of a file that somebody sent. What is refused is counted for the account; after too much of it the next file waits.
 * @throws AppError of `codes`, `ficheros.sin-espacio`, `ficheros.demasiados-rechazados`; Unavailable.
 */
export type Decode = <K extends DecodingTask['kind']>(
  sender: { entidadId: number; usuarioId: number },
  task: Extract<DecodingTask, { kind: K }>,
  codes: DecodeCodes,
) => Promise<Made[K]>;

export function createDecode({ decoder, attempts }: { decoder: Decoder; attempts: Attempts }): Decode {
  return async ({ entidadId, usuarioId }, task, codes) => {
    const key = `rechazados:${entidadId}:${usuarioId}`;
    // Taken before, so that files sent at once count as well.
    const wait = await attempts.take([{ key, limit: LIMITS.refused }]);
    if (wait > 0)
      throw new AppError('ficheros.demasiados-rechazados', {
        params: { minutos: Math.ceil(wait / 60) },
        headers: { 'retry-after': String(wait) },
      });
    const giveBack = (): Promise<void> => attempts.succeed({ cleared: [], returned: [key] });
    try {
      const made = await decoder.run(String(entidadId), task);
      await giveBack();
      return made;
    } catch (error) {
      if (error instanceof Refused && error.problem !== 'full') throw new AppError(codes[error.problem], { cause: error });
      await giveBack();
      throw error instanceof Refused ? new AppError('ficheros.sin-espacio', { cause: error }) : error;
    }
  };
}
