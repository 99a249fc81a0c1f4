import type { ReactNode } from 'react';
import classes from '../documentacion.module.css';

type Props = { title: string; count?: number; note?: ReactNode; children: ReactNode };

/** A part of the first page, with its name, how many wait in it, and a remark at its end. */
export function DocumentsPart({ title, count, note, children }: Props) {
  return (
    <section aria-label={title}>
      <header className={classes.partHead}>
        <h2>{title}</h2>
        {count !== undefined && <span className={classes.count}>{count}</span>}
        {note && <span className={classes.partNote}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
