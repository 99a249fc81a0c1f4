import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './rows.module.css';

type Props = BoxProps &
  ElementProps<'ul'> & {
    as?: 'ul' | 'ol' | 'div' | 'fieldset' | 'section';
    /** On a card of its own, where `inset` keeps the rows and the lines between them from its edges. A card without a row is not drawn. */
    framed?: boolean | 'inset';
    /** Entries that are read. Without it each is a link or a button, which has a height of its own. */
    padded?: boolean;
  };

/** What stands below one another with a hairline between. */
export function Rows({ as = 'ul', framed = false, padded = false, className = '', ...rest }: Props) {
  return <Box component={as as 'ul'} className={`${classes.rows} ${className}`} mod={{ framed, padded }} {...rest} />;
}
