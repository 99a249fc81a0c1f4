import type { ReactNode } from 'react';
import classes from './aside.module.css';

type Props = {
  children: ReactNode;
  aside: ReactNode;
  /** The list has columns: it keeps more of the room, and has the page for itself a little longer. */
  isWide?: boolean;
};

/** A list, and beside it what is chosen of it. On a phone the one takes the place of the other. */
export function ListAside({ children, aside, isWide = false }: Props) {
  return (
    <div className={classes.split} data-open={Boolean(aside)} data-wide={isWide}>
      <div className={classes.list}>{children}</div>
      {aside}
    </div>
  );
}
