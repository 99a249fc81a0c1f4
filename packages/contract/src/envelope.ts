import type { CodigoError } from './errores.ts';

/**
 * The error half of every answer. `Message` is in the user's language and can be shown. `Fields` maps a field to its own message.
 */
export type ErrorDeSobre = { HasError: boolean; Message: string; Code: CodigoError | ''; Fields: Record<string, string> };

/** The form of every answer of the server. */
export type Sobre<T> = { Error: ErrorDeSobre; content: T };

export const SIN_ERROR: ErrorDeSobre = { HasError: false, Message: '', Code: '', Fields: {} };

export const CABECERAS = {
  accessToken: 'Access-Token',
  usuarioSimulado: 'Usuario-Simulado',
  requestAction: 'Request-Action',
  idempotencyKey: 'Idempotency-Key',
  client: 'X-Jornada-Client',
  pinToken: 'Pin-Token',
  /** In answers to a session: the server's time, signed for whoever is signed in. */
  sello: 'X-Jornada-Sello',
} as const;

/** Values of `Request-Action` in a 401 answer. */
export const ACCIONES = { refreshToken: 'RefreshToken', refreshTokenUsuarioSimulado: 'RefreshTokenUsuarioSimulado' } as const;
