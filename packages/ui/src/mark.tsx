import { STROKES, SUN } from './mark-shape.ts';
import classes from './mark.module.css';

/** The logo of the product. Decorative, because the product's name is beside it. */
export function Mark({ size = 'md' }: { size?: 'sm' | 'md' }) {
  return (
    <svg className={classes.mark} data-size={size} viewBox="0 0 60 34" aria-hidden="true">
      {STROKES.map(([x1, y1, x2, y2, lived]) => (
        <line key={x1} className={classes.stroke} data-lived={lived} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
      <circle className={classes.sun} cx={SUN.x} cy={SUN.y} r={SUN.r} />
    </svg>
  );
}
