import type { ReactNode } from 'react';
import classes from './facts.module.css';

type Props = {
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** Counts with long labels: the numbers stand one below the other at the end of the lines. */
  areCounts?: boolean;
};

/** Facts of something, one a line: what, and how it is. */
export function Facts({ items, areCounts = false }: Props) {
  return (
    <dl className={classes.facts} data-counts={areCounts || undefined}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
