import classes from './shift-line.module.css';
import { pieces, type ShiftHours } from './pieces.ts';

type Props = {
  /** The parts of a day, with their hours; none: free. */
  hours: readonly ShiftHours[];
  /** `is`: it is so. `goes`: it would go. `comes`: it would come. */
  kind?: 'is' | 'goes' | 'comes';
  /** The minute of the day that it is now, where the day is today. */
  now?: number | null;
  size?: 'sm' | 'md';
};

/**
 * A day of 24 hours as a line, with its shifts as capsules: filled as it is, a thin outline for what would go, dashed for what would come. A night
 * reaches past both ends. Drawn only: the screen that uses it says it in words.
 */
export function ShiftLine({ hours, kind = 'is', now = null, size = 'md' }: Props) {
  const place = (minute: number): string => `${minute / 14.4}%`;
  return (
    <span className={classes.line} data-kind={kind} data-size={size} aria-hidden="true">
      {pieces(hours).map(({ from, to, isOpenStart, isOpenEnd }) => (
        <span
          key={from}
          className={classes.shift}
          data-from={isOpenStart || undefined}
          data-to={isOpenEnd || undefined}
          style={{ insetInlineStart: place(from), width: place(to - from) }}
        />
      ))}
      {now !== null && <span className={classes.now} style={{ insetInlineStart: place(now) }} />}
    </span>
  );
}

/** The hours above such lines. */
export function ShiftHoursScale() {
  return (
    <span className={classes.scale} aria-hidden="true">
      {[0, 6, 12, 18, 24].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </span>
  );
}
