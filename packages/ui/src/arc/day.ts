import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import type { Stretch } from './geometry.ts';

const DOTTED: ReadonlySet<TramoDelArco['clase']> = new Set(['pausa-hecha', 'pausa-prevista']);

const milliseconds = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/** Turns instants into shares of the way between two of them. A day without length puts everything on the left foot. */
export function shareBetween(from: string, to: string): (instant: string) => number {
  const start = milliseconds(from);
  const span = milliseconds(to) - start;
  return (instant) => (span <= 0 ? 0 : Math.min(1, Math.max(0, (milliseconds(instant) - start) / span)));
}

export function stretchesOf(tramos: readonly TramoDelArco[], share: (instant: string) => number): Stretch<TramoDelArco['clase']>[] {
  return tramos.map(({ clase, inicio, fin }) => ({ kind: clase, from: share(inicio), to: share(fin), dotted: DOTTED.has(clase) }));
}

export type Numeral = { text: string; share: number };

/** Shares closer than this to a foot would touch its hour. */
const FOOT_ROOM = 0.025;
const MOST_NUMERALS = 11;

/** The full hours of the wall clock between the feet: every one, or every second or third where they would crowd. */
export function numeralsOf({ desde, hasta, zona }: { desde: string; hasta: string; zona: string }): Numeral[] {
  const share = shareBetween(desde, hasta);
  const end = Temporal.Instant.from(hasta);
  const start = Temporal.Instant.from(desde).round({ smallestUnit: 'minute', roundingMode: 'ceil' }).toZonedDateTimeISO(zona);
  // By time that goes by: on the wall clock the hour after the first 2:10 could be 3:00, although 2:00 comes once more.
  const first = start.add({ minutes: (60 - start.minute) % 60 });
  const hours = Math.ceil(first.toInstant().until(end).total('hours'));
  const step = Math.max(1, Math.ceil(hours / MOST_NUMERALS));
  return Array.from({ length: Math.max(0, Math.ceil(hours / step)) }, (_, index) => first.add({ hours: index * step }))
    .map((moment) => ({ text: String(moment.hour), share: share(moment.toInstant().toString()) }))
    .filter(({ share: at }) => at > FOOT_ROOM && at < 1 - FOOT_ROOM);
}

export type PauseMark = { share: number; subtipo: Subtipo; taken: boolean };

/** Two icons nearer than this would overlap; the later one gives way. */
const ICON_ROOM = 0.045;

/** Where the icons of the pauses stand: over the middle of each. */
export function pauseMarksOf(tramos: readonly TramoDelArco[], share: (instant: string) => number): PauseMark[] {
  const marks: PauseMark[] = [];
  tramos.forEach(({ clase, subtipo, inicio, fin }, index) => {
    const before = tramos[index - 1];
    // The rest of a running pause has its icon already.
    if (!DOTTED.has(clase) || !subtipo || (before?.subtipo === subtipo && before.clase === 'pausa-hecha')) return;
    const at = (share(inicio) + share(fin)) / 2;
    const previous = marks.at(-1);
    if (!previous || at - previous.share >= ICON_ROOM) marks.push({ share: at, subtipo, taken: clase === 'pausa-hecha' });
  });
  return marks;
}
