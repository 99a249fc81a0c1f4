import type { ReactNode, Ref } from 'react';
import classes from './pane.module.css';

type Props = {
  /** Its name; undefined while it is not known. */
  label: string | undefined;
  /** What can be done, always in sight; without it there is no foot. */
  foot?: ReactNode;
  /** What opens it puts the focus there. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** What is open beside a list on a wide screen: it scrolls by itself. */
export function Pane({ label, foot, ref, children }: Props) {
  return (
    <section {...(ref && { ref, tabIndex: -1 })} className={classes.pane} aria-label={label}>
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </section>
  );
}
