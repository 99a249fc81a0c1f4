import type { ReactNode } from 'react';
import classes from './gastos.module.css';

/** The end of a sum: what it is called, a remark below, and the figure. */
export function ExpenseTotal({ name, remark, children }: { name: ReactNode; remark: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.total}>
      <div>
        <span className={classes.totalName}>{name}</span>
        {remark}
      </div>
      <span className={classes.figure}>{children}</span>
    </div>
  );
}
