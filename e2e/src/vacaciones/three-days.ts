/**
 * The first Monday at least five weeks after a day, the Wednesday of that week, and their year: from the end of November on that is not this
 * year, and whoever looks for them in a list or a balance says so.
 */
export function threeDaysAfter(ayer: string): { desde: string; hasta: string; ano: number } {
  const later = Temporal.PlainDate.from(ayer).add({ days: 36 });
  const monday = later.add({ days: (8 - later.dayOfWeek) % 7 });
  const days = [monday, monday.add({ days: 2 })] as const;
  // The three days are of one year.
  const [desde, hasta] = days[0].year === days[1].year ? days : ([days[0].add({ days: 7 }), days[1].add({ days: 7 })] as const);
  return { desde: desde.toString(), hasta: hasta.toString(), ano: desde.year };
}
