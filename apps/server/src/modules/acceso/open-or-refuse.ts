import type { CodigoError } from '@jornada/contract/errores.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Opens a session. If the person's last day is over, throws `codigo`, the error of the way by which they came. */
export async function openOrRefuse<T>(codigo: CodigoError, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof AppError && error.code === 'login.credenciales' ? new AppError(codigo) : error;
  }
}
