import type { ReactNode } from 'react';
import classes from './line.module.css';

type Props = {
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
export function Line({ lead, end, action, tone, isStrong = false, children }: Props) {
  return (
    <li className={classes.line} data-tone={tone} data-strong={isStrong} data-acts={action ? true : undefined}>
      {lead}
      <span className={classes.text}>{children}</span>
      {end && <span className={classes.end}>{end}</span>}
      {action}
    </li>
  );
}
