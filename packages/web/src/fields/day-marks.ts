import { createContext, use, useEffect } from 'react';

/** What a calendar says of a day beside its number. `fuera`: how many of the team are away. */
export type DayMark = { festivo?: string; propia?: 'acordada' | 'pedida'; fuera?: number };
export type DayMarks = ReadonlyMap<string, DayMark>;

/** What is known of days, and what a calendar calls with the month `YYYY-MM` that it shows. */
type KnownMarks = { marks: DayMarks; onMonth: (mes: string | null) => void };

/** The marks of the calendars of a form; they are asked for only while a calendar is open. */
export const DayMarksContext = createContext<KnownMarks | null>(null);

/** The marks of a month; null where the form knows none of any. */
export function useDayMarks(mes: string): DayMarks | null {
  const { marks, onMonth } = use(DayMarksContext) ?? { marks: null };
  useEffect(() => {
    onMonth?.(mes);
    return () => onMonth?.(null);
  }, [onMonth, mes]);
  return marks;
}
