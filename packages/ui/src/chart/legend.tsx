import type { ReactNode } from 'react';
import classes from './legend.module.css';

/** What the shapes of a drawing mean. */
export function Legend({ children }: { children: ReactNode }) {
  return <ul className={classes.legend}>{children}</ul>;
}

/** `sample`: a filled, hollow or ticked bar, or the two bars of the day line. */
export function LegendItem({ sample, children }: { sample: 'filled' | 'hollow' | 'ticks'; children: ReactNode }) {
  return (
    <li className={classes.item}>
      <span className={classes.sample} data-sample={sample} aria-hidden="true" />
      {children}
    </li>
  );
}
