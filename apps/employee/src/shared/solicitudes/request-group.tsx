import { useId, type ReactNode } from 'react';
import { Rows } from '@jornada/ui/rows.tsx';
import classes from './solicitudes.module.css';

/** Requests that belong together, on a card with their name above it. */
export function RequestGroup({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={classes.groupHead}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span>{count}</span>}
      </header>
      <Rows framed>{children}</Rows>
    </section>
  );
}
