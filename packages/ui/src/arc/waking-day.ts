import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { stretchesOf } from './day.ts';
import { ticksOf, type Tick } from './geometry.ts';
import { TICKS } from './scale.ts';

/** The waking day as a day line shows it, in hours of the wall clock. */
const FROM = 6;
const TO = 23;

/** Work done on a day without a plan: instants of its ends, and its parts. */
export type Lived = { desde: string; hasta: string; tramos: readonly TramoDelArco[] };

/**
 * The two ends of a day without a plan, as instants: from 6 to 23 h, extended by full hours if somebody worked earlier or later.
 */
export function wakingSpan({ fecha, zona, lived }: { fecha: string; zona: string; lived: Lived | null }): { desde: string; hasta: string } {
  const at = (hour: number): Temporal.ZonedDateTime =>
    Temporal.PlainDate.from(fecha).toZonedDateTime({ timeZone: zona, plainTime: new Temporal.PlainTime(hour) });
  const fullHour = (instant: string, roundingMode: 'floor' | 'ceil'): Temporal.ZonedDateTime =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(zona).round({ smallestUnit: 'hour', roundingMode });
  const byTime = Temporal.ZonedDateTime.compare;
  const starts = [at(FROM), ...(lived ? [fullHour(lived.desde, 'floor')] : [])].toSorted(byTime);
  const ends = [at(TO), ...(lived ? [fullHour(lived.hasta, 'ceil')] : [])].toSorted(byTime);
  return { desde: String(starts[0]?.toInstant()), hasta: String(ends.at(-1)?.toInstant()) };
}

/**
 * The strokes of the work done, each at its time. Even the shortest work gets a stroke: on the scale of a whole day there is only
 * one every nine minutes. The time between two presences gets none.
 */
export function livedTicks(tramos: readonly TramoDelArco[], share: (instant: string) => number): Tick[] {
  const own = tramos.filter(({ clase, subtipo }) => clase === 'trabajado' || (clase === 'pausa-hecha' && subtipo !== null));
  const stretches = stretchesOf(own, share).map((one) =>
    one.dotted || one.to <= one.from ? one : { ...one, to: Math.max(one.to, one.from + 1 / TICKS) },
  );
  return ticksOf(stretches);
}
