/** A month `YYYY-MM` and its days `YYYY-MM-DD`, as a calendar shows them: weeks of seven days, beginning on Monday. */

export const monthOf = (fecha: string): string => fecha.slice(0, 7);

/** Year and month (1 to 12) as the wire asks for them. */
export function partsOf(mes: string): { ano: number; mes: number } {
  return { ano: Number(mes.slice(0, 4)), mes: Number(mes.slice(5, 7)) };
}

/** The month that is `months` months later, or earlier if negative. */
export function addMonths(mes: string, months: number): string {
  return Temporal.PlainYearMonth.from(mes).add({ months }).toString();
}

/** Every day of the calendar page, week by week. Days of the neighbouring months fill the first and the last week. */
export function weeksOf(mes: string): string[][] {
  const first = Temporal.PlainDate.from(`${mes}-01`);
  return weeksFrom(mondayOf(first), Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7));
}

/** As `weeksOf`, but six weeks of every month: a calendar that is turned keeps its height. */
export function sixWeeksOf(mes: string): string[][] {
  const first = Temporal.PlainDate.from(`${mes}-01`);
  return weeksFrom(mondayOf(first), 6);
}

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 });

const weeksFrom = (start: Temporal.PlainDate, weeks: number): string[][] =>
  Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_unused, day) => start.add({ days: week * 7 + day }).toString()));

/**
 * The day to which a key moves from `fecha`; null for any other key. PageUp and PageDown keep the day of the month if they can.
 */
export function dayByKey(key: string, fecha: string): string | null {
  const day = Temporal.PlainDate.from(fecha);
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 }).toString();
    case 'ArrowRight':
      return day.add({ days: 1 }).toString();
    case 'ArrowUp':
      return day.subtract({ weeks: 1 }).toString();
    case 'ArrowDown':
      return day.add({ weeks: 1 }).toString();
    case 'Home':
      return day.subtract({ days: day.dayOfWeek - 1 }).toString();
    case 'End':
      return day.add({ days: 7 - day.dayOfWeek }).toString();
    case 'PageUp':
      return day.subtract({ months: 1 }).toString();
    case 'PageDown':
      return day.add({ months: 1 }).toString();
    default:
      return null;
  }
}
