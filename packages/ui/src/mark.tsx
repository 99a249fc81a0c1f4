import classes from './mark.module.css';

/** Six ticks and the sun: `[x1, y1, x2, y2]` in a frame of 60 by 34, and whether the hour is past. */
const STROKES = [
  [3, 31, 13.5, 31, true],
  [6.6, 18.2, 15.7, 23.4, true],
  [16.6, 8.6, 21.8, 17.6, true],
  [30, 5, 30, 15.4, true],
  [53.4, 18.2, 44.3, 23.4, false],
  [57, 31, 46.5, 31, false],
] as const;

/** The logo of the product. Decorative, because the product's name is beside it. */
export function Mark({ size = 'md' }: { size?: 'sm' | 'md' }) {
  return (
    <svg className={classes.mark} data-size={size} viewBox="0 0 60 34" aria-hidden="true">
      {STROKES.map(([x1, y1, x2, y2, lived]) => (
        <line key={x1} className={classes.stroke} data-lived={lived} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
      <circle className={classes.sun} cx="41.2" cy="11.6" r="6.2" />
    </svg>
  );
}
