import type { CodigoError } from '@jornada/contract/errores.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Opens a session. For somebody whose last day is over there is none: that is told in the words of how they came. */
export async function openOr<T>(codigo: CodigoError, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof AppError && error.code === 'login.credenciales' ? new AppError(codigo) : error;
  }
}
