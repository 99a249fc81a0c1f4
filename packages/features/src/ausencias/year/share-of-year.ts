/** Where the beginning of a day lies in its year, from 0 to 1. Days of other years are cut off at its ends. */
export function shareOfYear(fecha: string, ano: number): number {
  const day = Temporal.PlainDate.from(fecha);
  if (day.year !== ano) return day.year < ano ? 0 : 1;
  return (day.dayOfYear - 1) / day.daysInYear;
}

/** Where some days begin and end in a year; null if they are not in it. `hasta` is the last of them. */
export function stretchOfYear(desde: string, hasta: string, ano: number): { from: number; to: number } | null {
  const end = Temporal.PlainDate.from(hasta).add({ days: 1 }).toString();
  const [from, to] = [shareOfYear(desde, ano), shareOfYear(end, ano)];
  return to > from ? { from, to } : null;
}
