import type { Fecha } from '../horario/modelo.ts';
import type { TramoReserva } from './modelo.ts';

const MS = 60_000;

/** A moment as it was written, in minutes since the epoch; or that this hour does not exist: the clocks went past it. */
export type MomentoLeido = { minuto: number } | { noExiste: true };

/**
 * A moment that was written as the wall clock of a zone (`2026-11-25T10:00`) or as an instant with offset. An hour that occurs twice is
 * the first one for a start and the second one for an end, so that a booking is never shorter than what was meant.
 * @throws RangeError if it is none.
 */
export function readMoment(text: string, zona: string, which: 'inicio' | 'fin'): MomentoLeido {
  if (/(?:Z|[+-]\d\d:\d\d)$/i.test(text)) return { minuto: Math.floor(Temporal.Instant.from(text).epochMilliseconds / MS) };
  const wall = Temporal.PlainDateTime.from(text);
  const zoned = wall.toZonedDateTime(zona, { disambiguation: which === 'inicio' ? 'earlier' : 'later' });
  if (!zoned.toPlainDateTime().equals(wall)) return { noExiste: true };
  return { minuto: Math.floor(zoned.epochMilliseconds / MS) };
}

const zonedOf = (minuto: number, zona: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(minuto * MS).toZonedDateTimeISO(zona);

/** The day of a minute since the epoch. */
export const dayOf = (minuto: number, zona: string): Fecha => zonedOf(minuto, zona).toPlainDate().toString();

/** The wall clock of a minute since the epoch: `2026-11-25T10:00`. */
export const wallOf = (minuto: number, zona: string): string =>
  zonedOf(minuto, zona).toPlainDateTime().toString({ smallestUnit: 'minute' });

/** An instant with the offset of the zone. */
export const instantOf = (minuto: number, zona: string): string =>
  zonedOf(minuto, zona).toString({ smallestUnit: 'second', timeZoneName: 'never' });

/** The minute since the epoch of a minute of a day. Minute 1440 is the beginning of the next day. */
export function minuteOn(fecha: Fecha, minuto: number, zona: string): number {
  const day = Temporal.PlainDate.from(fecha).add({ days: Math.floor(minuto / 1440) });
  const rest = minuto % 1440;
  const time = Temporal.PlainTime.from({ hour: Math.floor(rest / 60), minute: rest % 60 });
  return Math.floor(day.toZonedDateTime({ timeZone: zona, plainTime: time }).epochMilliseconds / MS);
}

/** The days that a span touches, in order. */
export function daysTouched({ inicio, fin }: TramoReserva, zona: string): Fecha[] {
  const days: Fecha[] = [];
  const last = dayOf(Math.max(fin - 1, inicio), zona);
  for (let day = Temporal.PlainDate.from(dayOf(inicio, zona)); day.toString() <= last; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}
