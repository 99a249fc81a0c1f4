/** A Monday, for the names of weekdays. */
const MONDAY = '2024-01-01';

/** What of the formatter is needed to name a day. */
export type NameDay = { capitalize: (text: string) => string; date: (fecha: string, style: 'weekday') => string };

/** The name of a day of the week; 0 is Monday. */
export const weekdayName = (index: number, format: NameDay): string =>
  format.capitalize(format.date(Temporal.PlainDate.from(MONDAY).add({ days: index }).toString(), 'weekday'));
