import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './amount.module.css';

type Props = BoxProps &
  ElementProps<'span'> & {
    as?: 'span' | 'p';
    size?: 'md' | 'lg';
    tone?: 'accent' | 'warn' | 'plain' | undefined;
  };

/** A number that one looks for on the page. */
export function Amount({ as = 'span', size = 'lg', tone, ...rest }: Props) {
  return <Box component={as as 'span'} className={classes.amount} mod={{ size, tone }} {...rest} />;
}
