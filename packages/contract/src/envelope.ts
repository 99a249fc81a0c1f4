import type { CodigoError } from './errores.ts';

/** The error half of every answer. `Message` is in the user's language and fit to show; `Fields` maps a field to its own message. */
export type ErrorDeSobre = { HasError: boolean; Message: string; Code: CodigoError | ''; Fields: Record<string, string> };

/** What every answer of the server looks like. */
export type Sobre<T> = { Error: ErrorDeSobre; content: T };

export const SIN_ERROR: ErrorDeSobre = { HasError: false, Message: '', Code: '', Fields: {} };

export const CABECERAS = {
  accessToken: 'Access-Token',
  usuarioSimulado: 'Usuario-Simulado',
  requestAction: 'Request-Action',
  idempotencyKey: 'Idempotency-Key',
  client: 'X-Jornada-Client',
} as const;

/** Values of `Request-Action` on a 401. */
export const ACCIONES = { refreshToken: 'RefreshToken', refreshTokenUsuarioSimulado: 'RefreshTokenUsuarioSimulado' } as const;
