import { ArcMiddle } from './arc-frame.tsx';
import { PlainArc } from './plain-arc.tsx';
import type { ArcSize } from './scale.ts';

/** The waking day: from 6 to 22 h. */
const FIRST_HOUR = 6;
const HOURS = 16;

type Props = {
  size: ArcSize;
  /** Instant. */
  now: string;
  /** IANA zone whose wall clock is shown. */
  zona: string;
  hour: (instant: string) => string;
  /** The line below the hour: the date. */
  of: string;
};

/** The arc as a clock: the sun at the time of day, the hour in the middle. */
export function ClockArc({ size, now, zona, hour, of }: Props) {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(zona);
  const share = Math.min(1, Math.max(0, (local.hour + local.minute / 60 - FIRST_HOUR) / HOURS));
  return (
    <PlainArc size={size} share={share}>
      <ArcMiddle hero={hour(now)} of={of} />
    </PlainArc>
  );
}
