import type { TFunction } from 'i18next';
import type { Call } from '@jornada/contract/call.ts';
import { reasonsOf } from '@jornada/contract/issue.ts';

/** As the contract allows. */
export const LONGEST_TEXT = 500;

/** Message by field name. */
export type FieldErrors = { hora?: string; fin?: string; motivo?: string; proyecto?: string };

/** Names of the wire, and the field of the form that they stand for. */
const FIELD: Record<string, keyof FieldErrors> = {
  hora: 'hora',
  marcas: 'hora',
  HoraActualizadaFichaje: 'hora',
  motivo: 'motivo',
  observaciones: 'motivo',
};

/** What a schema of the contract has against an input, at the field that it speaks of, in the server's words. */
export function checkInput(schema: Call['entrada'], input: unknown, t: TFunction): FieldErrors {
  const result = schema.safeParse(input, { reportInput: true });
  const errors: FieldErrors = {};
  for (const [path, { key, params = {} }] of Object.entries(result.success ? {} : reasonsOf(result.error.issues))) {
    const field = FIELD[path.split('.')[0] ?? ''];
    if (field) errors[field] ??= t(`validacion.${key}` as 'validacion.obligatorio', params);
  }
  return errors;
}
