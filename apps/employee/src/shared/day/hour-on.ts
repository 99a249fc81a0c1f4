import type { Format } from '@jornada/i18n';

/**
 * An hour of a working day: `17:58`, and with its date where it falls on another calendar day: `1:30 (vie, 23 oct)`.
 * An hour that comes twice on its day, where the clock is put back, carries its offset: `2:30 (UTC+1)`.
 * @param fecha the day that it counts for.
 * @param zona the zone that it is read in; by default that of the format.
 */
export function hourOn(instante: string, fecha: string, format: Format, zona: string = format.zone): string {
  const aside = besideHour(instante, fecha, format, zona);
  return aside === null ? format.hour(instante, zona) : `${format.hour(instante, zona)} (${aside})`;
}

/** What must stand beside an hour to tell which one is meant: its date, its offset, or both; null where the hour will do. */
export function besideHour(instante: string, fecha: string, format: Format, zona: string = format.zone): string | null {
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(zona);
  const day = local.toPlainDate().toString();
  const parts = [
    ...(day === fecha ? [] : [format.date(day, 'weekdayDay')]),
    ...(comesTwice(local) ? [`UTC${local.offset.replace(/^([+-])0?(\d+):00$/, '$1$2')}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Whether the clock shows this hour once more on the same day. */
function comesTwice(local: Temporal.ZonedDateTime): boolean {
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

/** A day in few words and in many, with its year where that is not this one's: `22 oct`, `22/10/2025`. */
export function dayNames(fecha: string, ahora: string, format: Format): { short: string; long: string } {
  const isThisYear = fecha.slice(0, 4) === format.dayOf(ahora).slice(0, 4);
  return {
    short: format.date(fecha, isThisYear ? 'day' : 'numeric'),
    long: format.date(fecha, isThisYear ? 'long' : 'full'),
  };
}
