import type * as z from 'zod/mini';
import { AppError } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';

/** What is wrong with one field. */
export const invalidField = (field: string): AppError =>
  new AppError('general.datos-no-validos', { fields: { [field]: { key: 'formato' } } });

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw invalidField('data');
  }
}

/** The fields of a form so far (`data` of `nuevo`), as JSON; none is an empty form. @throws AppError `general.datos-no-validos`. */
export const readDraft = <S extends z.ZodMiniType>(schema: S, data: string | undefined): z.output<S> =>
  validate(schema, data === undefined || data === '' ? {} : parsed(data));
