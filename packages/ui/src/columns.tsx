import { Box, getSpacing, type BoxProps, type ElementProps, type MantineSpacing } from '@mantine/core';
import classes from './columns.module.css';

type Props = BoxProps &
  ElementProps<'div'> & {
    /** Between the parts while they stand below one another. */
    gap: MantineSpacing;
  };

/** A page's main part and, where there is room for it, what stands beside it. */
export function Columns({ gap, ...rest }: Props) {
  return <Box className={classes.columns} __vars={{ '--columns-gap': getSpacing(gap) }} {...rest} />;
}
