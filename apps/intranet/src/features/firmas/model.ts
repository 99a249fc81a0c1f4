/** A month of the list. */
export type MesElegido = { ano: number; mes: number };

/** The twelve months before a day, the last ended one first. */
export function endedMonths(hoy: string): MesElegido[] {
  const current = Temporal.PlainYearMonth.from(hoy.slice(0, 7));
  return Array.from({ length: 12 }, (_, index) => {
    const { year, month } = current.subtract({ months: index + 1 });
    return { ano: year, mes: month };
  });
}
