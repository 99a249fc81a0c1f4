import type { ReactNode } from 'react';
import classes from './badge.module.css';

/** How many of something are new or wait. `label` says of what; a muted one is not pressing. */
export function Badge({ label, isMuted = false, children }: { label: string; isMuted?: boolean; children: ReactNode }) {
  return (
    <span className={classes.badge} data-muted={isMuted} role="img" aria-label={label}>
      {children}
    </span>
  );
}
