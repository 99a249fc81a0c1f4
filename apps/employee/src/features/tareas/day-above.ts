import { createContext, useContext } from 'react';
import { useDay, type DayOfTasks } from './use-day.ts';

const Context = createContext<DayOfTasks | null>(null);
/** The day of the page, for the sheets above it: what they write is said and undone there. */
export const DayAbove = Context.Provider;

/** The day of the page below, or that of the address where the page shows another one. */
export function useDayAbove(fecha: string | undefined): DayOfTasks {
  const own = useDay(fecha);
  const above = useContext(Context);
  return above && (fecha === undefined || above.dia?.fecha === fecha) ? above : own;
}
