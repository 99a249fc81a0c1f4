import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './pin.module.css';

/**
 * Why a PIN was refused. `usual`: the sentence for which there is room before anybody has read it, at any size of text, so that the keys below
 * stay under the finger.
 */
export function PinProblem({ usual, children, ...rest }: BoxProps & { usual: string; children: ReactNode }) {
  return (
    <Box className={classes.problem} role="alert" data-usual={usual} {...rest}>
      <p>{children}</p>
    </Box>
  );
}
