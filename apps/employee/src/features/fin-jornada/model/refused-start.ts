import { ApiError } from '@jornada/client';
import { compare } from './marks.ts';
import type { Checked } from './own-times.ts';

type Options = {
  error: Error | null;
  /** The field of the day's beginning. */
  field: string;
  /** The clocked beginning: an instant. */
  recorded: string | undefined;
};

/**
 * Shows a refusal of the server at the right field. Order, overlaps and the future are checked before sending. So if hours are
 * refused anyway, their beginning belongs to another day.
 */
export function withRefusal(checked: Checked, { error, field, recorded }: Options): Checked {
  if (!(error instanceof ApiError) || error.code !== 'registros.intervalos-no-validos') return checked;
  const start = checked.instants[field];
  if (start === undefined || (recorded !== undefined && compare(start, recorded) === 0)) return checked;
  return { ...checked, problems: { [field]: 'fuera', ...checked.problems } };
}
