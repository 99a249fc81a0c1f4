import { ApiError } from '@jornada/client';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';

/** Codes that speak of the hour: they are told beside it. */
const ABOUT_HOUR = new Set([
  'registros.hora-futura',
  'registros.hora-fuera-de-orden',
  'registros.hora-no-permitida',
  'registros.cambio-sin-efecto',
]);
const ABOUT_PROJECT = new Set(['registros.falta-proyecto', 'registros.proyecto-no-valido']);

/** The field of a refusal, with its message; null if it is about no field. */
export function placeRefusal({ code, message, status }: Pick<ApiError, 'code' | 'message' | 'status'>): Messages | null {
  // The end of the session is told elsewhere, and takes the whole screen.
  if (status === 401) return {};
  if (ABOUT_HOUR.has(code)) return { hora: message };
  return ABOUT_PROJECT.has(code) ? { proyecto: message } : null;
}

/** The message above the button, with its reference for support. */
export type GeneralProblem = { message: string; reference: string | null };

/**
 * The part of a refusal for above the button. `said`: what the fields already show. `unknown`: the text if the server gave none.
 */
export function generalProblem(error: unknown, { said = '', unknown }: { said?: string; unknown: string }): GeneralProblem | null {
  if (!error) return null;
  if (!(error instanceof ApiError)) return { message: unknown, reference: null };
  const fields = Object.values(error.fields);
  if (fields.length > 0 && fields.every((message) => said.includes(message))) return null;
  return placeRefusal(error) ? null : { message: error.message, reference: error.reference };
}
