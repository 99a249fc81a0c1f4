/** How much of the plan shows at once. */
export const VISTAS = ['semana', 'quincena', 'mes'] as const;
export type PlanVista = (typeof VISTAS)[number];

export type PlanSpan = { desde: string; hasta: string };

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 });

/** The days that show around a day: weeks begin on Monday, a month on its first. */
export function spanOf(vista: PlanVista, fecha: string): PlanSpan {
  const day = Temporal.PlainDate.from(fecha);
  if (vista === 'mes') {
    const first = day.with({ day: 1 });
    return { desde: first.toString(), hasta: first.with({ day: first.daysInMonth }).toString() };
  }
  const first = mondayOf(day);
  return { desde: first.toString(), hasta: first.add({ days: vista === 'semana' ? 6 : 13 }).toString() };
}

/** A day of the span before (-1) or after (1). */
export function turnPage(vista: PlanVista, desde: string, by: 1 | -1): string {
  const day = Temporal.PlainDate.from(desde);
  if (vista === 'mes') return day.with({ day: 1 }).add({ months: by }).toString();
  return mondayOf(day)
    .add({ weeks: (vista === 'semana' ? 1 : 2) * by })
    .toString();
}

/** Every day of a span. */
export function daysIn({ desde, hasta }: PlanSpan): string[] {
  const first = Temporal.PlainDate.from(desde);
  const { days } = first.until(Temporal.PlainDate.from(hasta), { largestUnit: 'day' });
  return Array.from({ length: days + 1 }, (_, index) => first.add({ days: index }).toString());
}

/** The weeks of some days in order: which week of the year, and where its days stand. */
export function weeksIn(days: readonly string[]): { week: number; from: number; to: number }[] {
  const weeks: { week: number; from: number; to: number }[] = [];
  for (const [index, fecha] of days.entries()) {
    const week = Temporal.PlainDate.from(fecha).weekOfYear ?? 0;
    const last = weeks.at(-1);
    if (last?.week === week) last.to = index;
    else weeks.push({ week, from: index, to: index });
  }
  return weeks;
}
