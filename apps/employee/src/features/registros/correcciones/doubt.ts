import type { PreviewOfDay } from './preview-day.ts';
import type { HourState } from './use-hour.ts';

/** Beyond so much work in one day an hour was more likely mistyped than lived. In minutes. */
const LONGEST_LIKELY_DAY = 12 * 60;

/** Why a change looks like a slip of the keyboard; it can be sent all the same. */
export type Doubt = { kind: 'long-day'; minutos: number } | { kind: 'other-day'; instante: string };

type Options = {
  /** The hours that were typed. */
  hours: readonly HourState[];
  /** The day with them; null until every hour is there. */
  after: PreviewOfDay | null;
};

/** An hour that only fits on another calendar day, on a day that touches none; or more work than a day is likely to hold. */
export function doubtOf({ hours, after }: Options): Doubt | null {
  if (!after) return null;
  if (after.trabajadoMinutos > LONGEST_LIKELY_DAY) return { kind: 'long-day', minutos: after.trabajadoMinutos };
  const astray = hours.find(({ chosen, fecha, touchesOther }) => chosen !== null && chosen.fecha !== fecha && !touchesOther);
  return astray?.chosen ? { kind: 'other-day', instante: astray.chosen.instante } : null;
}
