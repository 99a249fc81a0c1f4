import type * as z from 'zod/mini';
import { reasonsOf, unwritableIn } from '@jornada/contract/issue.ts';
import { AppError } from './app-error.ts';

/**
 * Validates input by the contract's schema, and by the rules for all texts of the wire. @throws AppError
 * `general.datos-no-validos` with a message for each field.
 */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw new AppError('general.datos-no-validos', { fields: reasonsOf(result.error.issues) });
  const field = unwritableIn(input);
  if (field !== null) throw new AppError('general.datos-no-validos', { fields: { [field]: { key: 'formato' } } });
  return result.data;
}
