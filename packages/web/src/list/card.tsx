import type { ReactNode } from 'react';
import classes from './card.module.css';

/** Switches and facts that belong together, on a ground of their own. `legend`: what a group of fields is about. */
export function Card({ legend, children }: { legend?: string; children: ReactNode }) {
  if (legend === undefined) return <div className={classes.card}>{children}</div>;
  return (
    <fieldset className={classes.card}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
