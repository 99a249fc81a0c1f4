import type { ApiError } from '@jornada/client';
import { compare } from './marks.ts';

/**
 * Whether a refusal of the server means the beginning of the day. Order, overlaps and the future are checked before anything is sent, so
 * that hours which are refused all the same begin at an hour that belongs to another day. `recorded`: where the day was clocked to begin.
 */
export function isStartRefused({ code }: Pick<ApiError, 'code'>, start: string | undefined, recorded: string | undefined): boolean {
  if (code !== 'registros.intervalos-no-validos' || start === undefined) return false;
  return recorded === undefined || compare(start, recorded) !== 0;
}
