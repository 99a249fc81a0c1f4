import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './chips.module.css';

/** Links that filter what is below them; one, by its `aria-current`, is chosen. What has no room moves sideways. */
export function Chips(props: BoxProps & ElementProps<'nav'>) {
  return <Box component="nav" className={classes.chips} {...props} />;
}
