/**
 * The first Monday at least five weeks after a day, and the Wednesday of that week. Towards the end of a year it is sooner, so that the
 * days are of the same year as long as there is a week left: pages show what was asked for of this year.
 */
export function threeDaysAfter(ayer: string): { desde: string; hasta: string } {
  const day = Temporal.PlainDate.from(ayer);
  const [soon, inYear, wanted] = [day.add({ days: 3 }), day.with({ month: 12, day: 15 }), day.add({ days: 36 })].map(String) as [
    string,
    string,
    string,
  ];
  const later = Temporal.PlainDate.from([soon, wanted < inYear ? wanted : inYear].toSorted().at(-1) ?? wanted);
  const monday = later.add({ days: (8 - later.dayOfWeek) % 7 });
  return { desde: monday.toString(), hasta: monday.add({ days: 2 }).toString() };
}
