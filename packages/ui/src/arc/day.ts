import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import type { Stretch } from './geometry.ts';

const DOTTED: ReadonlySet<TramoDelArco['clase']> = new Set(['pausa-hecha', 'pausa-prevista']);

const milliseconds = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/**
 * Returns a function that turns an instant into its share of the way between two instants. If both are the same, everything is at
 * the left end.
 */
export function shareBetween(from: string, to: string): (instant: string) => number {
  const start = milliseconds(from);
  const span = milliseconds(to) - start;
  return (instant) => (span <= 0 ? 0 : Math.min(1, Math.max(0, (milliseconds(instant) - start) / span)));
}

/** The parts as shares of the arc. A day that ended in the minute in which it began has none: its arc stays untouched. */
export function stretchesOf(tramos: readonly TramoDelArco[], share: (instant: string) => number): Stretch<TramoDelArco['clase']>[] {
  if (tramos.length === 0) return [{ kind: 'por-trabajar', from: 0, to: 1, dotted: false }];
  return tramos.map(({ clase, inicio, fin }) => ({ kind: clase, from: share(inicio), to: share(fin), dotted: DOTTED.has(clase) }));
}

export type Numeral = { text: string; share: number };

/** An hour closer to an end than this share would touch the end's own hour. */
const FOOT_ROOM = 0.025;
const MOST_NUMERALS = 11;

/**
 * The full hours of the wall clock between the two ends: each of them, or every second or third one if they would be too close
 * together.
 */
export function numeralsOf({ desde, hasta, zona }: { desde: string; hasta: string; zona: string }): Numeral[] {
  const share = shareBetween(desde, hasta);
  const end = Temporal.Instant.from(hasta);
  const start = Temporal.Instant.from(desde).round({ smallestUnit: 'minute', roundingMode: 'ceil' }).toZonedDateTimeISO(zona);
  // Counted in elapsed time: on the wall clock, the hour after the first 2:10 could be 3:00, although 2:00 comes a second time.
  const first = start.add({ minutes: (60 - start.minute) % 60 });
  const hours = Math.ceil(first.toInstant().until(end).total('hours'));
  const step = Math.max(1, Math.ceil(hours / MOST_NUMERALS));
  return Array.from({ length: Math.max(0, Math.ceil(hours / step)) }, (_, index) => first.add({ hours: index * step }))
    .map((moment) => ({ text: String(moment.hour), share: share(moment.toInstant().toString()) }))
    .filter(({ share: at }) => at > FOOT_ROOM && at < 1 - FOOT_ROOM);
}

export type PauseMark = { share: number; subtipo: Subtipo; taken: boolean };

/** Two icons closer than this would overlap; the later one is left out. */
const ICON_ROOM = 0.045;

/** The positions of the pause icons: in the middle of each pause. */
export function pauseMarksOf(tramos: readonly TramoDelArco[], share: (instant: string) => number): PauseMark[] {
  const marks: PauseMark[] = [];
  tramos.forEach(({ clase, subtipo, inicio, fin }, index) => {
    const before = tramos[index - 1];
    // The second part of a running pause needs no icon: its first part has one.
    if (!DOTTED.has(clase) || !subtipo || (before?.subtipo === subtipo && before.clase === 'pausa-hecha')) return;
    const at = (share(inicio) + share(fin)) / 2;
    const previous = marks.at(-1);
    if (!previous || at - previous.share >= ICON_ROOM) marks.push({ share: at, subtipo, taken: clase === 'pausa-hecha' });
  });
  return marks;
}
