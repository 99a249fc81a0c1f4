import type { ReactNode } from 'react';
import classes from './pair.module.css';

/** Fields side by side: labels, fields, hints and errors each on a line of their own, whichever of them has one. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
