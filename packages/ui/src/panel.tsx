import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './panel.module.css';

type Props = BoxProps &
  ElementProps<'div'> & {
    as?: 'div' | 'section' | 'article' | 'li' | 'p' | 'fieldset';
    /** Sunk into what it lies on; a card on the page; the page's own ground on a card; a warning. */
    kind?: 'sunk' | 'card' | 'ground' | 'warn';
    /** A remark rather than a part of the page. */
    small?: boolean;
  };

/** A box with round corners around what belongs together. */
export function Panel({ as = 'div', kind = 'sunk', small = false, ...rest }: Props) {
  return <Box component={as as 'div'} className={classes.panel} mod={{ kind, small }} {...rest} />;
}
