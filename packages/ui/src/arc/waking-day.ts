import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { stretchesOf } from './day.ts';
import { ticksOf, type Tick } from './geometry.ts';
import { TICKS } from './scale.ts';

/** The waking day, as the small line of a day has it: hours of the wall clock. */
const FROM = 6;
const TO = 23;

/** What was lived of a day without a plan: instants of its ends, and its stretches. */
export type Lived = { desde: string; hasta: string; tramos: readonly TramoDelArco[] };

/** The two feet of a day without a plan, as instants: from 6 to 23 h, further by full hours where somebody worked outside of them. */
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
 * The strokes of what was lived, each in its place. However short, work takes one: a scale of a whole day has a stroke
 * only every nine minutes. Being away between two presences leaves none.
 */
export function livedTicks(tramos: readonly TramoDelArco[], share: (instant: string) => number): Tick[] {
  const own = tramos.filter(({ clase, subtipo }) => clase === 'trabajado' || (clase === 'pausa-hecha' && subtipo !== null));
  const stretches = stretchesOf(own, share).map((one) =>
    one.dotted || one.to <= one.from ? one : { ...one, to: Math.max(one.to, one.from + 1 / TICKS) },
  );
  return ticksOf(stretches);
}
