/** How many days ago a running shift may have begun, in any zone. */
const LOOK_BACK_DAYS = 2;

/** The first day of which stored days and absences are read. */
export const firstDayToRead = (ahora: Temporal.Instant): string =>
  ahora.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: LOOK_BACK_DAYS }).toString();
