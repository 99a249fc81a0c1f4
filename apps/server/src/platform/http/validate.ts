import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';

type Issue = z.core.$ZodIssue;

/** Before a key that a schema names itself, in the place of a message: `z.regex(…, 'validacion.correo')`. */
const OWN = 'validacion.';

/** The catalogue key (section `validacion`) that tells a person what is wrong with a field. */
function messageOf(issue: Issue): { key: string; params?: Record<string, string | number> } {
  if (issue.message.startsWith(OWN)) return { key: issue.message.slice(OWN.length) };
  if (issue.code === 'invalid_type') return issue.input === undefined ? { key: 'obligatorio' } : { key: 'tipo' };
  if (issue.code === 'too_big')
    return { key: issue.origin === 'string' || issue.origin === 'array' ? 'largo' : 'maximo', params: { max: String(issue.maximum) } };
  if (issue.code === 'too_small') {
    if (issue.origin === 'string')
      return Number(issue.minimum) <= 1 ? { key: 'obligatorio' } : { key: 'corto', params: { min: String(issue.minimum) } };
    return { key: 'minimo', params: { min: String(issue.minimum) } };
  }
  if (issue.code === 'unrecognized_keys') return { key: 'desconocido' };
  if (issue.code === 'invalid_format') return { key: issue.format === 'date' || issue.format === 'datetime' ? 'fecha' : 'formato' };
  if (issue.code === 'invalid_value') return { key: 'opcion' };
  // A union that nothing matched: missing or of another type.
  if (issue.code === 'invalid_union') return issue.input === undefined ? { key: 'obligatorio' } : { key: 'tipo' };
  return { key: 'formato' };
}

/**
 * Validates input by the contract's schema.
 * @throws AppError `general.datos-no-validos` with a message for each field.
 */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const fields: AppError['fields'] = {};
  for (const issue of result.error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[path.join('.') || '_'] ??= messageOf(issue);
  }
  throw new AppError('general.datos-no-validos', { fields });
}
