/**
 * When the day of a centre ends after somebody has come: every day at `hora` (`HH:MM`) of its clock. Where the clock skips that hour, the
 * day ends as much later; where the hour comes twice, at the first one.
 */
export function closingAfter({ entrada, zona, hora }: { entrada: string; zona: string; hora: string }): string {
  const came = Temporal.Instant.from(entrada);
  const day = came.toZonedDateTimeISO(zona).toPlainDate();
  const closingOf = (of: Temporal.PlainDate): Temporal.Instant =>
    of.toZonedDateTime({ timeZone: zona, plainTime: Temporal.PlainTime.from(hora) }).toInstant();
  const closing = closingOf(day);
  return (Temporal.Instant.compare(closing, came) > 0 ? closing : closingOf(day.add({ days: 1 }))).toString();
}

/**
 * When a visit is erased: so many days after it came, or after one month by the calendar of its centre (`dias` null; Instrucción AEPD 1/1996),
 * at the same hour. What came on a day that the next month does not have is erased on its last one: 31 January to 28 February.
 */
export const erasedAt = ({ entrada, zona, dias }: { entrada: string; zona: string; dias: number | null }): string =>
  (dias === null
    ? Temporal.Instant.from(entrada).toZonedDateTimeISO(zona).add({ months: 1 }).toInstant()
    : Temporal.Instant.from(entrada).add({ hours: dias * 24 })
  ).toString();

/** What came before this instant is no longer kept. */
export const keptSince = ({ ahora, dias }: { ahora: string; dias: number }): string =>
  Temporal.Instant.from(ahora)
    .subtract({ hours: dias * 24 })
    .toString();
