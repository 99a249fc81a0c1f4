import type { PreviewOfDay } from './preview-day.ts';
import type { HourState } from './use-hour.ts';

/** With more work than this in one day, an hour is probably a typing mistake. Minutes. */
const LONGEST_LIKELY_DAY = 12 * 60;

/** Why a change looks like a typing mistake. It can still be sent, after a question. */
export type Doubt = { kind: 'long-day'; minutos: number } | { kind: 'other-day'; instante: string };

type Options = {
  /** The hours that were typed. */
  hours: readonly HourState[];
  /** The day with these hours; null until all are typed. */
  after: PreviewOfDay | null;
};

/** An hour that fits only on another calendar day although the day touches none, or more work than is likely. */
export function doubtOf({ hours, after }: Options): Doubt | null {
  if (!after) return null;
  if (after.trabajadoMinutos > LONGEST_LIKELY_DAY) return { kind: 'long-day', minutos: after.trabajadoMinutos };
  const astray = hours.find(({ chosen, fecha, touchesOther }) => chosen !== null && chosen.fecha !== fecha && !touchesOther);
  return astray?.chosen ? { kind: 'other-day', instante: astray.chosen.instante } : null;
}
