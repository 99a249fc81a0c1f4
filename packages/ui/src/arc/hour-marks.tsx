import { numeralsOf } from './day.ts';
import { pointAt } from './geometry.ts';
import type { ArcScale } from './scale.ts';
import classes from './arc.module.css';

type Span = { desde: string; hasta: string };

/** The hours of the wall clock inside the arc. */
export function Numerals({ desde, hasta, zona, scale }: Span & { zona: string; scale: ArcScale }) {
  return numeralsOf({ desde, hasta, zona }).map(({ text, share }) => {
    const { x, y } = pointAt(share, scale.radius - scale.numerals);
    return (
      <text key={`${text}-${share}`} className={classes.numeral} x={x} y={y} fontSize={scale.numeral}>
        {text}
      </text>
    );
  });
}

/** The hours under the two ends. */
export function Feet({ left, right, scale }: { left: string; right: string; scale: ArcScale }) {
  const x = scale.radius - scale.feet;
  const y = scale.foot * 1.8;
  return (
    <>
      <text className={classes.foot} x={-x} y={y} fontSize={scale.foot}>
        {left}
      </text>
      <text className={classes.foot} x={x} y={y} fontSize={scale.foot}>
        {right}
      </text>
    </>
  );
}
