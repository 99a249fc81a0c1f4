import type { TFunction } from 'i18next';
import type { Call } from '@jornada/contract/call.ts';
import { reasonsOf } from '@jornada/contract/issue.ts';

/** The contract's limit. */
export const LONGEST_TEXT = 500;

/** Message by field name. */
export type ProposalErrors = { hora?: string; fin?: string; motivo?: string; proyecto?: string };

/** The call's fields, by the name in the form. */
const FIELD: Record<string, keyof ProposalErrors> = {
  hora: 'hora',
  marcas: 'hora',
  HoraActualizadaFichaje: 'hora',
  motivo: 'motivo',
  observaciones: 'motivo',
};

/** The errors of a contract schema, at their fields, in the server's words. */
export function checkInput(schema: Call['entrada'], input: unknown, t: TFunction): ProposalErrors {
  const result = schema.safeParse(input, { reportInput: true });
  const errors: ProposalErrors = {};
  for (const [path, { key, params = {} }] of Object.entries(result.success ? {} : reasonsOf(result.error.issues))) {
    const field = FIELD[path.split('.')[0] ?? ''];
    if (field) errors[field] ??= t(`validacion.${key}` as 'validacion.obligatorio', params);
  }
  return errors;
}
