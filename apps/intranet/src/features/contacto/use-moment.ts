import { useFormat } from '@jornada/web/use-format.ts';

/** Says an instant as a day and an hour. */
export function useMoment(): (instant: string) => string {
  const format = useFormat();
  return (instant) => `${format.date(format.dayOf(instant), 'day')}, ${format.hour(instant)}`;
}
