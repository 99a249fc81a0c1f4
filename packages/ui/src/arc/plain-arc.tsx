import type { ReactNode } from 'react';
import { ArcFrame } from './arc-frame.tsx';
import { isUnderSun, pointAt, ticksOf, type Stretch } from './geometry.ts';
import { ARC_SCALES, SMALL_TICKS, TICKS, type ArcSize } from './scale.ts';
import { Sun } from './sun.tsx';
import { TickMarks } from './tick-marks.tsx';

type Props = {
  size: ArcSize;
  /** The sun's position, 0 to 1; null draws no sun. */
  share: number | null;
  /** An icon in a gap of the arc, a little to the right of its top. */
  gap?: ReactNode;
  children?: ReactNode;
};

const GAP = { from: 0.4, to: 0.64 };

/** An arc without hours: the clock of the log-in, an empty list, an error. */
export function PlainArc({ size, share, gap, children }: Props) {
  const scale = ARC_SCALES[size];
  const stretches: Stretch[] = [
    { kind: 'trabajado', from: 0, to: share ?? 0, dotted: false },
    { kind: 'por-trabajar', from: share ?? 0, to: 1, dotted: false },
  ];
  const ticks = ticksOf(stretches, size === 'small' ? SMALL_TICKS : TICKS).filter(
    (tick) => !isUnderSun(tick.share, share, scale) && !(gap && tick.share > GAP.from && tick.share < GAP.to),
  );
  const middle = pointAt((GAP.from + GAP.to) / 2, scale.radius - scale.tick / 2);
  const drawing = (
    <>
      <TickMarks ticks={ticks} scale={scale} />
      {share !== null && <Sun share={share} scale={scale} />}
      {gap && <g transform={`translate(${middle.x} ${middle.y})`}>{gap}</g>}
    </>
  );
  return (
    <ArcFrame size={size} labels={false} drawing={drawing}>
      {children}
    </ArcFrame>
  );
}
