import { pointAt, type Tick } from './geometry.ts';
import type { ArcScale } from './scale.ts';
import classes from './arc.module.css';

type Props = {
  ticks: readonly Tick[];
  scale: ArcScale;
  /** The length of a stroke as a share of the full length, 0 to 1, measured from the outer edge. */
  length?: number;
};

/** The strokes and dots of an arc. The kind gives the colour. There are many, so common attributes are set on their group. */
export function TickMarks({ ticks, scale, length = 1 }: Props) {
  return (
    <g className={classes.ticks} strokeWidth={scale.stroke}>
      {ticks.map((tick) => (
        <TickMark key={tick.index} tick={tick} scale={scale} length={length} />
      ))}
    </g>
  );
}

type MarkProps = { tick: Tick; scale: ArcScale; length: number };

function TickMark({ tick: { share, kind, dotted }, scale, length }: MarkProps) {
  if (dotted) {
    const { x, y } = pointAt(share, scale.radius - scale.tick / 2);
    return <circle data-kind={kind} cx={x} cy={y} r={scale.dot} />;
  }
  const outer = pointAt(share, scale.radius);
  const inner = pointAt(share, scale.radius - scale.tick * length);
  return <path data-kind={kind} d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} />;
}
