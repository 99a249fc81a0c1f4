const NICE = [1, 2, 2.5, 4, 5, 10];
const MOST_LINES = 4;

/** The lines of a scale up to a value, at round distances, 0 included. */
export function linesUpTo(top: number): number[] {
  if (top <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(top / MOST_LINES));
  const step = (NICE.find((one) => top / (one * power) <= MOST_LINES) ?? 10) * power;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

const dayOf = (fecha: string): number => Temporal.PlainDate.from('1970-01-01').until(fecha).days;

/** Where days lie between two others, in per cent from the left. */
export function placesBetween(desde: string, hasta: string): (fecha: string) => number {
  const [first, last] = [dayOf(desde), dayOf(hasta)];
  return (fecha) => (last === first ? 0 : ((dayOf(fecha) - first) / (last - first)) * 100);
}

/** The first days of the months after `desde` and up to `hasta`, and the middle of each for its name. */
export function monthsBetween(desde: string, hasta: string): { mes: string; middle: string }[] {
  const months: { mes: string; middle: string }[] = [];
  for (let month = Temporal.PlainDate.from(desde).with({ day: 1 }); month.toString() <= hasta; month = month.add({ months: 1 })) {
    const middle = month.with({ day: 15 }).toString();
    if (middle >= desde && middle <= hasta) months.push({ mes: month.toString(), middle });
  }
  return months;
}
