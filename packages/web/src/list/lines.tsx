import type { ReactNode } from 'react';
import classes from './lines.module.css';

type Props = { label?: string; children: ReactNode };

/** Entries one below the other, a line between them. What is `small` in them stands quietly on a line of its own. */
export function Lines({ label, children }: Props) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {children}
    </ul>
  );
}

type LineProps = {
  /** Its sign. */
  lead?: ReactNode;
  /** A figure, a time or a button. */
  end?: ReactNode;
  tone?: 'accent' | 'warn' | 'bad' | 'away' | undefined;
  /** What it says is what it is called. */
  isStrong?: boolean;
  children: ReactNode;
};

/** One entry: its sign, what it says, and what stands at its end. */
export function Line({ lead, end, tone, isStrong = false, children }: LineProps) {
  return (
    <li className={classes.line} data-tone={tone} data-strong={isStrong}>
      {lead}
      <span className={classes.text}>{children}</span>
      {end && <span className={classes.end}>{end}</span>}
    </li>
  );
}
