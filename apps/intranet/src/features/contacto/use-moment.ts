import { useFormat } from '@jornada/web/use-format.ts';

/** Formats an instant as day and time. */
export function useMoment(): (instant: string) => string {
  const format = useFormat();
  return (instant) => `${format.date(format.dayOf(instant), 'day')}, ${format.hour(instant)}`;
}
