const pad = (value: number): string => String(Math.abs(value)).padStart(2, '0');

/** An offset as calendars write it: `+0100`. */
function offsetOf(nanoseconds: number): string {
  const minutes = nanoseconds / 60_000_000_000;
  return `${minutes < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60))}${pad(minutes % 60)}`;
}

/** The clock on the wall at an instant by the offset before it, as a change is written. */
const wallBefore = (change: Temporal.ZonedDateTime, before: Temporal.ZonedDateTime): string =>
  change.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

type Cambio = { wall: string; month: number; isLastSunday: boolean; from: number; to: number };

/** The changes of the clock within some years. */
function changesOf(zona: string, first: number, last: number): Cambio[] {
  const changes: Cambio[] = [];
  const begin = Temporal.ZonedDateTime.from({ timeZone: zona, year: first, month: 1, day: 1 });
  for (let at = begin.getTimeZoneTransition('next'); at && at.year <= last; at = at.getTimeZoneTransition('next')) {
    const before = at.subtract({ nanoseconds: 1 });
    const day = before.toPlainDate();
    changes.push({
      wall: wallBefore(at, before),
      month: day.month,
      isLastSunday: day.dayOfWeek === 7 && day.day > day.daysInMonth - 7,
      from: before.offsetNanoseconds,
      to: at.offsetNanoseconds,
    });
  }
  return changes;
}

const observance = (name: 'STANDARD' | 'DAYLIGHT', from: number, to: number, lines: readonly string[]): string[] => [
  `BEGIN:${name}`,
  `TZOFFSETFROM:${offsetOf(from)}`,
  `TZOFFSETTO:${offsetOf(to)}`,
  ...lines,
  `END:${name}`,
];

/**
 * A zone as calendars want to be told of it. Null if its rule is not one that these few words can say: the clock of a zone that neither stays as it is nor
 * changes on the last Sundays of March and October, as in the European Union. Its times are then told by UTC, which is right everywhere.
 *
 * It is made from what this process itself knows of zones, so that the plan and the calendar cannot differ.
 */
export function describeZone(zona: string, year: number): string | null {
  const changes = changesOf(zona, year - 2, year + 2);
  const lines: string[] = [];
  if (changes.length === 0) {
    const { offsetNanoseconds } = Temporal.ZonedDateTime.from({ timeZone: zona, year, month: 1, day: 1 });
    lines.push(...observance('STANDARD', offsetNanoseconds, offsetNanoseconds, ['DTSTART:19700101T000000']));
  } else {
    const spring = changes.filter(({ month, isLastSunday }) => month === 3 && isLastSunday);
    const autumn = changes.filter(({ month, isLastSunday }) => month === 10 && isLastSunday);
    if (spring.length !== 5 || autumn.length !== 5 || changes.length !== 10) return null;
    for (const [first] of [spring, autumn]) {
      if (!first) return null;
      const rule = `RRULE:FREQ=YEARLY;BYMONTH=${first.month};BYDAY=-1SU`;
      lines.push(...observance(first.to > first.from ? 'DAYLIGHT' : 'STANDARD', first.from, first.to, [`DTSTART:${first.wall}`, rule]));
    }
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zona}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}
