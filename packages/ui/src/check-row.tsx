import type { ComponentPropsWithoutRef } from 'react';
import classes from './check-row.module.css';

/** A box to tick, with its words; all of the row is pressed. */
export function CheckRow({ children, ...input }: ComponentPropsWithoutRef<'input'>) {
  return (
    <label className={classes.row}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
