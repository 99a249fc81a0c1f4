/** Days back that a shift may have begun, whatever the zone. */
const LOOK_BACK_DAYS = 2;

/** The day from which on stored days and absences are read. */
export const lookBack = (ahora: Temporal.Instant): string =>
  ahora.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: LOOK_BACK_DAYS }).toString();
