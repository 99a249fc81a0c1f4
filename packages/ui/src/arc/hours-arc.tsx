import type { ReactNode } from 'react';
import { ArcFrame } from './arc-frame.tsx';
import { shareBetween } from './day.ts';
import { isUnderSun, ticksOf } from './geometry.ts';
import { Feet, Numerals } from './hour-marks.tsx';
import { PauseIcons } from './pause-icons.tsx';
import { ARC_SCALES, type ArcSize } from './scale.ts';
import { Sun } from './sun.tsx';
import { TickMarks } from './tick-marks.tsx';
import { useGlide } from './use-glide.ts';
import { livedTicks, wakingSpan, type Lived } from './waking-day.ts';

/** Length of the strokes when nothing is planned: short ones. */
const SHORT = 0.4;

type Props = {
  size: ArcSize;
  /** The day `YYYY-MM-DD`, in the zone of the wall clock that is shown. */
  fecha: string;
  zona: string;
  /** Instant. */
  ahora: string;
  hour: (instant: string) => string;
  /** Draws the arc in violet, like every absence. */
  isAbsence?: boolean;
  /** Work done on that day anyway, drawn at its time; null if there was none. */
  lived?: Lived | null;
  /** State of the day. When it changes, the sun glides. */
  estado: string;
  /** One sentence that says what the drawing shows. Left out for pure decoration. */
  label?: string;
  /** What is shown under the arch. */
  children?: ReactNode;
};

/** The arc of a day without a plan: its hours from end to end, the sun at the time of day, and short strokes. */
export function HoursArc({ size, fecha, zona, ahora, hour, isAbsence = false, lived = null, estado, label, children }: Props) {
  const scale = ARC_SCALES[size];
  const span = wakingSpan({ fecha, zona, lived });
  const share = shareBetween(span.desde, span.hasta);
  const sunAt = share(ahora);
  const gliding = useGlide(estado);
  const isSeen = (tick: { share: number }): boolean => !isUnderSun(tick.share, sunAt, scale);
  const tramos = lived?.tramos ?? [];
  const worked = livedTicks(tramos, share);
  const taken = new Set(worked.map(({ index }) => index));
  const empty = ticksOf([{ kind: isAbsence ? 'ausencia' : 'libre', from: 0, to: 1, dotted: false }]).filter(
    ({ index }) => !taken.has(index),
  );
  const drawing = (
    <>
      <TickMarks ticks={empty.filter(isSeen)} scale={scale} length={SHORT} />
      <TickMarks ticks={worked.filter(isSeen)} scale={scale} />
      <Sun share={sunAt} scale={scale} paused={estado === 'pausa'} gliding={gliding} />
      <Numerals {...span} zona={zona} scale={scale} />
      <PauseIcons tramos={tramos} share={share} scale={scale} />
      <Feet left={hour(span.desde)} right={hour(span.hasta)} scale={scale} />
    </>
  );
  return (
    <ArcFrame size={size} label={label} labels drawing={drawing}>
      {children}
    </ArcFrame>
  );
}
