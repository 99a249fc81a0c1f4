import { pointAt, type Tick } from './geometry.ts';
import type { ArcScale } from './scale.ts';
import classes from './arc.module.css';

type Props = {
  ticks: readonly Tick[];
  scale: ArcScale;
  /** Which part of its length a stroke has, 0 to 1, measured from the outer edge. */
  length?: number;
};

/** The strokes and dots of an arc. They take their colour from their kind. */
export function TickMarks({ ticks, scale, length = 1 }: Props) {
  return (
    <g>
      {ticks.map((tick) => (
        <TickMark key={tick.index} tick={tick} scale={scale} length={length} />
      ))}
    </g>
  );
}

type MarkProps = { tick: Tick; scale: ArcScale; length: number };

function TickMark({ tick: { index, share, kind, dotted }, scale, length }: MarkProps) {
  const delay = { transitionDelay: `${index * 4}ms` };
  if (dotted) {
    const { x, y } = pointAt(share, scale.radius - scale.tick / 2);
    return <circle className={classes.dot} data-kind={kind} cx={x} cy={y} r={scale.dot} style={delay} />;
  }
  const outer = pointAt(share, scale.radius);
  const inner = pointAt(share, scale.radius - scale.tick * length);
  return (
    <line
      className={classes.tick}
      data-kind={kind}
      x1={outer.x}
      y1={outer.y}
      x2={inner.x}
      y2={inner.y}
      strokeWidth={scale.stroke}
      style={delay}
    />
  );
}
