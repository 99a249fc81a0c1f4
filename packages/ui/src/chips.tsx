import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import classes from './chips.module.css';

/** Links that filter what is below them; one, by its `aria-current`, is chosen. What has no room moves sideways, and the chosen one is in sight. */
export function Chips(props: BoxProps & ElementProps<'nav'>) {
  return <Box component="nav" ref={useChosenInSight()} className={classes.chips} {...props} />;
}
