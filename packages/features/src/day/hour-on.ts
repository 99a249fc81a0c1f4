import type { Format } from '@jornada/i18n';

/**
 * An hour of a working day: `17:58`; with its date if it is on another calendar day: `1:30 (vie 23 oct)`. An hour that occurs
 * twice, when the clock is put back, has its offset: `2:30 (UTC+1)`. @param fecha the day of the record. @param zona the zone of
 * the hour; by default that of the format.
 */
export function hourOn(instante: string, fecha: string, format: Format, zona: string = format.zone): string {
  const aside = besideHour(instante, fecha, format, zona);
  return aside === null ? format.hour(instante, zona) : `${format.hour(instante, zona)} (${aside})`;
}

/** What is needed beside an hour to make it unique: its date, its offset, or both; null if nothing is. */
export function besideHour(instante: string, fecha: string, format: Format, zona: string = format.zone): string | null {
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(zona);
  const day = local.toPlainDate().toString();
  const parts = [
    ...(day === fecha ? [] : [format.date(day, 'weekdayDay')]),
    ...(isRepeatedHour(local) ? [`UTC${local.offset.replace(/^([+-])0?(\d+):00$/, '$1$2')}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Whether the clock shows this hour twice on the same day. */
function isRepeatedHour(local: Temporal.ZonedDateTime): boolean {
  const { timeZoneId } = local;
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toPlainDateTime().toZonedDateTime(timeZoneId, { disambiguation }),
  );
  return earlier?.epochMilliseconds !== later?.epochMilliseconds;
}

/** From when to when a day was worked; null before its first stretch, and with nothing after the dash while it has no end. */
export function spanOf(tramos: readonly { inicio: string; fin: string | null }[], fecha: string, format: Format): string | null {
  const [first] = tramos;
  const last = tramos.at(-1);
  if (!first || !last) return null;
  return `${hourOn(first.inicio, fecha, format)} – ${last.fin === null ? '' : hourOn(last.fin, fecha, format)}`;
}

/** A day in short and long form, with its year if it is another one: `22 oct`, `22/10/2025`. */
export function dayNames(fecha: string, ahora: string, format: Format): { short: string; long: string } {
  const isThisYear = fecha.slice(0, 4) === format.dayOf(ahora).slice(0, 4);
  return {
    short: format.date(fecha, isThisYear ? 'day' : 'dayYear'),
    long: format.date(fecha, isThisYear ? 'long' : 'full'),
  };
}
