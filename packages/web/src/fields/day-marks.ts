import { createContext, use } from 'react';

/** What a calendar says of a day beside its number. `fuera`: how many of the team are away. */
export type DayMark = { festivo?: string; propia?: 'acordada' | 'pedida'; fuera?: number };
export type DayMarks = ReadonlyMap<string, DayMark>;

const NONE: DayMarks = new Map();

/** How the calendars of a form learn what is known of the days of a month `YYYY-MM`; it is asked for only while a calendar is open. */
export const DayMarksContext = createContext<(mes: string) => DayMarks>(() => NONE);

export function useDayMarks(mes: string): DayMarks {
  const useMarks = use(DayMarksContext);
  return useMarks(mes);
}
