import { useFormat } from '@jornada/web/use-format.ts';

/** A Monday. */
const MONDAY = '2026-01-05';

/** The days of the week by name, Monday first. */
export function useWeekdays(): string[] {
  const format = useFormat();
  const first = Number(MONDAY.slice(8));
  return Array.from({ length: 7 }, (_, index) =>
    format.capitalize(format.date(`${MONDAY.slice(0, 8)}${String(first + index).padStart(2, '0')}`, 'weekday')),
  );
}
