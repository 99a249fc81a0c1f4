import type { ReactNode } from 'react';
import classes from './part.module.css';

type Props = { title: string; count?: number; note?: ReactNode; children: ReactNode };

/** A part of a page, with its name, how many wait in it, and a remark at its end. */
export function Part({ title, count, note, children }: Props) {
  return (
    <section aria-label={title}>
      <header className={classes.head}>
        <h2>{title}</h2>
        {count !== undefined && <span className={classes.count}>{count}</span>}
        {note && <span className={classes.note}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
