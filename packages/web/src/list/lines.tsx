import type { ReactNode } from 'react';
import classes from './lines.module.css';

type Props = {
  label?: string;
  isOrdered?: boolean;
  /** Each is a link or a button, which has a height of its own. */
  isDense?: boolean;
  children: ReactNode;
};

/** Entries one below the other, a line between them. What is `small` in them stands quietly on a line of its own. */
export function Lines({ label, isOrdered = false, isDense = false, children }: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes.lines} aria-label={label} data-dense={isDense || undefined}>
      {children}
    </List>
  );
}

type LineProps = {
  /** Its sign. */
  lead?: ReactNode;
  /** A figure or a time. */
  end?: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
  tone?: 'accent' | 'warn' | 'bad' | 'away' | undefined;
  /** What it says is what it is called. */
  isStrong?: boolean;
  children: ReactNode;
};

/** One entry: its sign, what it says, and what stands at its end. */
export function Line({ lead, end, action, tone, isStrong = false, children }: LineProps) {
  return (
    <li className={classes.line} data-tone={tone} data-strong={isStrong}>
      {lead}
      <span className={classes.text}>{children}</span>
      {end && <span className={classes.end}>{end}</span>}
      {action}
    </li>
  );
}
