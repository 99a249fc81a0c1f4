import { ApiError } from '@jornada/client';

/** Errors about the hour, shown at that field. */
const ABOUT_HOUR = new Set([
  'registros.hora-futura',
  'registros.hora-fuera-de-orden',
  'registros.hora-de-otro-dia',
  'registros.hora-no-permitida',
  'registros.cambio-sin-efecto',
]);
const ABOUT_PROJECT = new Set(['registros.falta-proyecto', 'registros.proyecto-no-valido']);

export type PlacedError = {
  hora?: string;
  motivo?: string;
  proyecto?: string;
  /** Errors that belong to no field, with the reference for support. */
  general?: { message: string; reference: string | null };
};

/** Where a refusal of the server is shown: at its field, otherwise above the button. */
export function placeError(error: Error | null, unknown: string): PlacedError {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { general: { message: unknown, reference: null } };
  // The end of the session is reported elsewhere, on the whole screen.
  if (error.status === 401) return {};
  if (ABOUT_HOUR.has(error.code)) return { hora: error.message };
  if (ABOUT_PROJECT.has(error.code)) return { proyecto: error.message };
  const { fields } = error;
  const hora = fields['hora'] ?? fields['HoraActualizadaFichaje'] ?? fields['marcas.0.hora'] ?? fields['marcas.1.hora'];
  const motivo = fields['motivo'] ?? fields['observaciones'];
  if (hora === undefined && motivo === undefined) return { general: { message: error.message, reference: error.reference } };
  return { ...(hora === undefined ? {} : { hora }), ...(motivo === undefined ? {} : { motivo }) };
}
