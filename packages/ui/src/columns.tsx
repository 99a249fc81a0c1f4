import { Box, getSpacing, type BoxProps, type ElementProps, type MantineSpacing } from '@mantine/core';
import classes from './columns.module.css';

type Props = BoxProps &
  ElementProps<'div'> & {
    /** Between the parts while they stand below one another. */
    gap: MantineSpacing;
    /** Side by side on tablets already; a third part then follows below the first one. */
    isEarly?: boolean;
  };

/** A page's main part and, where there is room for it, what stands beside it. */
export function Columns({ gap, isEarly, ...rest }: Props) {
  return <Box className={classes.columns} data-early={isEarly} __vars={{ '--columns-gap': getSpacing(gap) }} {...rest} />;
}
