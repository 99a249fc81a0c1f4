import type { ReactNode } from 'react';
import { DayMarksContext } from '@jornada/web/fields/day-marks.ts';
import { useOwnDayMarks } from './use-own-day-marks.ts';

/** The calendars within say which days are holidays, on which the person is away, and when others of the team are. */
export function WithDayMarks({ children }: { children: ReactNode }) {
  return <DayMarksContext value={useOwnDayMarks}>{children}</DayMarksContext>;
}
