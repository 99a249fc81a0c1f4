/** The first Monday at least five weeks after a day, and the Wednesday of that week. */
export function threeDaysAfter(ayer: string): { desde: string; hasta: string } {
  const later = Temporal.PlainDate.from(ayer).add({ days: 36 });
  const monday = later.add({ days: (8 - later.dayOfWeek) % 7 });
  return { desde: monday.toString(), hasta: monday.add({ days: 2 }).toString() };
}
