import type { TFunction } from 'i18next';
import type { Call } from '@jornada/contract/call.ts';

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

/** What a schema of the contract has against an input, at the field that it speaks of. */
export function checkInput(schema: Call['entrada'], input: unknown, t: TFunction): FieldErrors {
  const result = schema.safeParse(input);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const { path, code } of result.error.issues) {
    const field = FIELD[String(path[0])];
    if (!field) continue;
    errors[field] ??= messageOf(field, code, t);
  }
  return errors;
}

function messageOf(field: keyof FieldErrors, code: string, t: TFunction): string {
  if (code === 'too_big') return t('validacion.largo', { max: LONGEST_TEXT });
  if (field === 'motivo' && code === 'invalid_format') return t('validacion.formato');
  return t('validacion.obligatorio');
}
