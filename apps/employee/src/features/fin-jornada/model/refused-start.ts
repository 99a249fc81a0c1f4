import { ApiError } from '@jornada/client';
import { compare } from './marks.ts';
import type { Checked } from './own-times.ts';

type Options = {
  error: Error | null;
  /** The field in which the day begins. */
  field: string;
  /** Where it was clocked to begin: an instant. */
  recorded: string | undefined;
};

/**
 * Puts a refusal of the server at the field that it means. Order, overlaps and the future are checked before anything is
 * sent, so that hours which are refused all the same begin at an hour that belongs to another day.
 */
export function withRefusal(checked: Checked, { error, field, recorded }: Options): Checked {
  if (!(error instanceof ApiError) || error.code !== 'registros.intervalos-no-validos') return checked;
  const start = checked.instants[field];
  if (start === undefined || (recorded !== undefined && compare(start, recorded) === 0)) return checked;
  return { ...checked, problems: { [field]: 'fuera', ...checked.problems } };
}
