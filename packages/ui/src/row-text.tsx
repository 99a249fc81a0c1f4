import type { ReactNode } from 'react';
import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './row-text.module.css';

type Props = BoxProps & ElementProps<'span'> & { name: ReactNode; detail?: ReactNode };

/** The words of a row: what it is, and a line about it. They take the room that is left. */
export function RowText({ name, detail, children, ...rest }: Props) {
  return (
    <Box component="span" className={classes.text} {...rest}>
      <span className={classes.name}>{name}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
      {children}
    </Box>
  );
}
