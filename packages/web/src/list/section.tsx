import { createContext, use, useId, type ReactNode } from 'react';
import { PlaceName } from '@jornada/ui/place-name.ts';
import classes from './section.module.css';

/** Within an aside, whose own heading lies between. */
export const InAside = createContext(false);

/** A part of a page or an aside, with its name. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  const Heading = use(InAside) ? 'h3' : 'h2';
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {note && <Hint>{note}</Hint>}
      <PlaceName value={title}>{children}</PlaceName>
    </section>
  );
}

/** What is good to know of what follows, quietly. `role`: status where it comes and goes. */
export function Hint({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p className={classes.hint} role={role}>
      {children}
    </p>
  );
}
