import type { ReactNode } from 'react';
import { UnstyledButton, type ElementProps } from '@mantine/core';
import classes from './link-row.module.css';

type Props = ElementProps<'button'> & {
  /** The link, with the properties that it is given. Without it the row is a button. */
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
  /** What it leads to is open beside the list. */
  isOpen?: boolean;
};

/** An entry of rows that leads somewhere as a whole: its sign, its words, and what stands at its end. */
export function LinkRow({ isOpen = false, className = '', ...rest }: Props) {
  return (
    <li>
      <UnstyledButton
        className={`${classes.row} ${className}`}
        mod={{ open: isOpen }}
        aria-current={isOpen ? 'true' : undefined}
        {...rest}
      />
    </li>
  );
}
