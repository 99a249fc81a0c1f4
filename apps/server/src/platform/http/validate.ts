import type * as z from 'zod/mini';
import { reasonsOf } from '@jornada/contract/issue.ts';
import { AppError } from './app-error.ts';

/**
 * Validates input by the contract's schema.
 * @throws AppError `general.datos-no-validos` with a message for each field.
 */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('general.datos-no-validos', { fields: reasonsOf(result.error.issues) });
}
