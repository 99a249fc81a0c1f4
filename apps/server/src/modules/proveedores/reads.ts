import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';

/** An error of a provider. `codigo` gives the message for the person. */
export class ProviderError extends Error {
  readonly codigo: CodigoError;

  constructor(codigo: CodigoError, cause?: unknown) {
    super(codigo, { cause });
    this.codigo = codigo;
  }
}

/** What a provider's token of a session is sealed for. */
export const tokenContext = (entidadId: number, usuarioId: number): string => `sesiones_sso ${entidadId} ${usuarioId}`;
/** What a token for signing in again is for. */
export const renewalPurposeOf = (proveedor: Proveedor): string => `acceso-renovar-${proveedor}`;
