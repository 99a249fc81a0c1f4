import { useState, type ReactNode } from 'react';
import { DayMarksContext } from '@jornada/web/fields/day-marks.ts';
import { useOwnDayMarks } from './use-own-day-marks.ts';

/** The calendars within say which days are holidays, on which the person is away, and when others of the team are. */
export function WithDayMarks({ children }: { children: ReactNode }) {
  const [mes, onMonth] = useState<string | null>(null);
  const marks = useOwnDayMarks(mes);
  return <DayMarksContext value={{ marks, onMonth }}>{children}</DayMarksContext>;
}
