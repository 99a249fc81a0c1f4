import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { localeOf } from '../idioma.ts';
import { writeHour } from './write-hour.ts';
import { lazily } from './lazily.ts';

/** An instant: ISO 8601 with offset or `Z`, as the wire carries it, or as Temporal holds it. */
type InstantLike = string | Temporal.Instant;
/** A calendar day `YYYY-MM-DD`. */
type DayLike = string | Temporal.PlainDate;

/**
 * day `22 oct` · dayYear `22 oct 2026` · weekdayDay `jue 22 oct` · long `jueves 22 de octubre` · full `jueves 22 de octubre de 2026` · numeric `22/10/2026` · weekday `jueves` · weekdayShort `jue` · weekdayNarrow `J`
 */
export type DateStyle =
  | 'day'
  | 'dayYear'
  | 'weekdayDay'
  | 'long'
  | 'longYear'
  | 'full'
  | 'numeric'
  | 'weekday'
  | 'weekdayShort'
  | 'weekdayNarrow';

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  dayYear: { day: 'numeric', month: 'short', year: 'numeric' },
  weekdayDay: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  longYear: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
};

/** Short dates of pt-PT are bare numbers (`22/10`). Those of plain `pt` name the month, and its long dates are the same. */
function dateLocale(lang: Idioma): string {
  return lang === 'pt' ? 'pt' : localeOf(lang);
}

const epochOf = (instant: InstantLike): number => Temporal.Instant.from(instant).epochMilliseconds;
const epochOfDay = (day: Temporal.PlainDate): number => day.toZonedDateTime('UTC').epochMilliseconds;

/** Dates are labels and beginnings of lines, where a comma after the weekday is in the way: `jue 22 oct`. A German misses it anywhere. */
const withoutWeekdayComma = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ value }, at) => (parts[at - 1]?.type === 'weekday' ? value.replace(',', '') : value)).join('');

/**
 * Hours and dates of one language and zone. Temporal does the arithmetic and Intl the words. They exchange epoch milliseconds,
 * because Intl does not accept the objects of a Temporal polyfill.
 */
export function createDateFormat(lang: Idioma, zone: string) {
  const locale = dateLocale(lang);
  const clock = (timeZone: string) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone });
  const own = lazily(() => clock(zone));
  const styles = new Map<DateStyle, Intl.DateTimeFormat>();
  const relative = lazily(() => new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' }));

  /** `8:02`, in German `08:02`, in the format's zone or another one. Intl has two digits in languages that write one. */
  const hour = (instant: InstantLike, inZone = zone): string =>
    writeHour((inZone === zone ? own() : clock(inZone)).format(epochOf(instant)), lang);

  const date = (day: DayLike, style: DateStyle): string => {
    // A calendar day has no zone: it is placed at UTC and formatted in UTC.
    // A German would take the M of Monday for that of Wednesday: there, two letters are the usual short form.
    const wanted = style === 'weekdayNarrow' && lang === 'de' ? 'weekdayShort' : style;
    const made = styles.get(style) ?? new Intl.DateTimeFormat(locale, { ...STYLES[wanted], timeZone: 'UTC' });
    styles.set(style, made);
    const at = epochOfDay(Temporal.PlainDate.from(day));
    return lang === 'de' ? made.format(at) : withoutWeekdayComma(made.formatToParts(at));
  };

  const isOfYear = (day: DayLike, today: DayLike): boolean => Temporal.PlainDate.from(day).year === Temporal.PlainDate.from(today).year;

  const range = lazily(() => new Intl.DateTimeFormat(locale, { ...STYLES.day, timeZone: 'UTC' }));
  const rangeWithYear = lazily(() => new Intl.DateTimeFormat(locale, { ...STYLES.dayYear, timeZone: 'UTC' }));

  return {
    hour,
    /** An hour that has no day, `HH:MM`, as the wire and the fields have it: `8:02`, in German `08:02`. */
    wallHour: (hora: string): string => writeHour(hora, lang),
    date,
    /** The day as a short title: `Jueves 22 oct`; in German, where weekdays are long, `Do., 22. Okt.` */
    dayTitle: (day: DayLike): string => {
      if (lang === 'de') return date(day, 'weekdayDay');
      const weekday = date(day, 'weekday');
      return `${weekday.charAt(0).toLocaleUpperCase(locale)}${weekday.slice(1)} ${date(day, 'day')}`;
    },
    /** `jueves 22 de octubre`, with its year unless it is that of `today`. */
    longDay: (day: DayLike, today: DayLike): string => date(day, isOfYear(day, today) ? 'long' : 'full'),
    /** `16 – 20 nov`; a range of one day is written as that day. With `today` the year stands in it unless all of it is of that year. */
    dayRange: (from: DayLike, to: DayLike, today: DayLike = from): string => {
      const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
      const { year } = Temporal.PlainDate.from(today);
      const isNow = first.year === year && last.year === year;
      // We set the spaces around the dash: languages and browsers differ.
      return first.equals(last)
        ? date(first, isNow ? 'day' : 'dayYear')
        : (isNow ? range() : rangeWithYear()).formatRange(epochOfDay(first), epochOfDay(last)).replace(/\s*–\s*/, ' – ');
    },
    /**
     * Both days in words, for a text with `{{desde}}` and `{{hasta}}`: `28` and `31 de diciembre`. The first names its month if the
     * other has another one, and both name their years if they differ. With `today` the last one names a year that is another one.
     */
    daySpan: (from: DayLike, to: DayLike, today: DayLike = to): { desde: string; hasta: string } => {
      const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
      const isAcross = first.year !== last.year;
      const inWords = (day: Temporal.PlainDate, hasYear = isAcross): string =>
        new Intl.DateTimeFormat(locale, {
          day: 'numeric',
          month: 'long',
          ...(hasYear && { year: 'numeric' }),
          timeZone: 'UTC',
        }).format(epochOfDay(day));
      const isSameMonth = !isAcross && first.month === last.month;
      return {
        desde: isSameMonth ? `${first.day}${lang === 'de' ? '.' : ''}` : inWords(first),
        hasta: inWords(last, isAcross || !isOfYear(last, today)),
      };
    },
    /** `8:00 – 17:20`, as a label. A sentence takes `hourSpan` and says "from … to …". */
    hourRange: (from: InstantLike, to: InstantLike): string => `${hour(from)} – ${hour(to)}`,
    /** Both hours, for a text with `{{desde}}` and `{{hasta}}`. */
    hourSpan: (from: InstantLike, to: InstantLike) => ({ desde: hour(from), hasta: hour(to) }),
    /**
     * The calendar day `YYYY-MM-DD` of an instant in the format's zone. Only for showing: it never decides to which day a record
     * belongs.
     */
    dayOf: (instant: InstantLike): string => Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString(),
    /**
     * Yesterday, today and tomorrow by name; the weekday within a week; otherwise the date, with the year if it is another one.
     */
    relativeDay: (day: DayLike, today: DayLike): string => {
      const that = Temporal.PlainDate.from(day);
      const base = Temporal.PlainDate.from(today);
      const { days } = base.until(that, { largestUnit: 'day' });
      if (Math.abs(days) <= 1) return relative().format(days, 'day');
      if (days > 0 && days < 7) return date(that, 'weekday');
      return date(that, that.year === base.year ? 'weekdayDay' : 'dayYear');
    },
    /** The name of a month (1 to 12), with its year where one is given: `octubre`, `octubre de 2026`. */
    month: (month: number, year?: number): string => {
      const first = Temporal.PlainDate.from({ year: year ?? 2000, month, day: 1 });
      const options: Intl.DateTimeFormatOptions = year === undefined ? { month: 'long' } : { month: 'long', year: 'numeric' };
      return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(epochOfDay(first));
    },
  };
}
