import type { Icon, IconProps } from '@tabler/icons-react';

/** Size of an icon in CSS pixels: beside small text, in a row, on a button, alone. */
const SIZES = { xs: 14, sm: 16, md: 20, lg: 24, xl: 28 } as const;

export type GlyphSize = keyof typeof SIZES;
type Props = Omit<IconProps, 'size' | 'stroke' | 'ref'> & { of: Icon; size?: GlyphSize };

/**
 * An icon with the stroke width of the design. Screen readers ignore it: a word beside it or the button's label says the same.
 */
export function Glyph({ of: Drawing, size = 'md', ...rest }: Props) {
  return <Drawing size={SIZES[size]} stroke={1.75} aria-hidden="true" focusable="false" {...rest} />;
}
