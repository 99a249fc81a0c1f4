import type { Attempts } from '../platform/attempts.ts';
import { AppError } from '../platform/http/app-error.ts';

type TooManyTries =
  | 'cuenta.demasiados-intentos'
  | 'login.demasiados-intentos'
  | 'documentacion.demasiados-intentos'
  | 'chat.demasiado-seguido'
  | 'wiki.demasiado-seguido'
  | 'quiosco.demasiados-intentos'
  | 'general.demasiadas-veces';

/** @throws AppError the code given, with when to try again, if there are seconds to wait. */
export function refuseFor(wait: number, code: TooManyTries): void {
  if (wait > 0) throw new AppError(code, { params: { minutos: Math.ceil(wait / 60) }, headers: { 'retry-after': String(wait) } });
}

/** @throws AppError `cuenta.demasiados-intentos`, or the code given, when none is left. */
export async function takeTry(
  attempts: Attempts,
  keys: Parameters<Attempts['take']>[0],
  code: TooManyTries = 'cuenta.demasiados-intentos',
): Promise<void> {
  // One after the other: if a try is refused for one key, it must not use up tries of the next key, which others share.
  for (const key of keys) refuseFor(await attempts.take([key]), code);
}
