import { addMonths, monthOf } from '@jornada/web/month.ts';

/** The days that are shown: a month where there is room, otherwise a week. */
export type CalendarWindow = { desde: string; hasta: string; dias: readonly string[]; anterior: string; siguiente: string };

const daysFrom = (desde: string, count: number): string[] => {
  const first = Temporal.PlainDate.from(desde);
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());
};

/** The month of a day. `anterior`, `siguiente`: a day of the one before and of the next. */
export function monthAround(dia: string): CalendarWindow {
  const mes = monthOf(dia);
  const dias = daysFrom(`${mes}-01`, Temporal.PlainYearMonth.from(mes).daysInMonth);
  return {
    desde: `${mes}-01`,
    hasta: dias.at(-1) ?? dia,
    dias,
    anterior: `${addMonths(mes, -1)}-01`,
    siguiente: `${addMonths(mes, 1)}-01`,
  };
}

/** The week of a day, from Monday on. */
export function weekAround(dia: string): CalendarWindow {
  const day = Temporal.PlainDate.from(dia);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const dias = daysFrom(monday.toString(), 7);
  return {
    desde: monday.toString(),
    hasta: dias.at(-1) ?? dia,
    dias,
    anterior: monday.subtract({ days: 7 }).toString(),
    siguiente: monday.add({ days: 7 }).toString(),
  };
}
