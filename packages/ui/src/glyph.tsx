import type { Icon, IconProps } from '@tabler/icons-react';

/** Edge of an icon in CSS pixels: beside small text, in a row, on a button, alone. */
const SIZES = { xs: 14, sm: 16, md: 20, lg: 24, xl: 28 } as const;

export type GlyphSize = keyof typeof SIZES;
type Props = Omit<IconProps, 'size' | 'stroke' | 'ref'> & { of: Icon; size?: GlyphSize };

/** An icon in the house's stroke. It never speaks: the word stands beside it, or the button has a label. */
export function Glyph({ of: Drawing, size = 'md', ...rest }: Props) {
  return <Drawing size={SIZES[size]} stroke={1.75} aria-hidden="true" focusable="false" {...rest} />;
}
