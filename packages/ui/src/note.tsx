import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph, type GlyphSize } from './glyph.tsx';
import classes from './note.module.css';

type Props = BoxProps &
  ElementProps<'p'> & {
    as?: 'p' | 'span';
    icon: Icon;
    iconSize?: GlyphSize;
    /** Of the icon. */
    tone?: 'accent' | 'warn' | 'bad' | undefined;
    /** Whether the words are quiet too, or ink, or of the icon's tone. */
    words?: 'quiet' | 'ink' | 'tone';
  };

/** A small remark led by its icon. */
export function Note({ as = 'p', icon, iconSize = 'sm', tone, words = 'quiet', children, ...rest }: Props) {
  return (
    <Box component={as as 'p'} className={classes.note} mod={{ tone: words === 'tone' ? tone : words }} {...rest}>
      <Glyph of={icon} size={iconSize} data-tone={tone} />
      <span className={classes.text}>{children}</span>
    </Box>
  );
}
