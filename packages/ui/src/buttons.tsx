import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './buttons.module.css';

/** Buttons that share a line while their words fit, each as wide as there is room. */
export function Buttons(props: BoxProps & ElementProps<'div'>) {
  return <Box className={classes.buttons} {...props} />;
}
