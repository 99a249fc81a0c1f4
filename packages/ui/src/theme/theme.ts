import { createTheme, defaultVariantColorsResolver, rem, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';
import { components } from './components.ts';
import { token } from './tokens.ts';

/** Mantine wants ten shades of each colour. We have one per scheme, in a variable, so all ten are the same. */
function single(value: string): MantineColorsTuple {
  return [value, value, value, value, value, value, value, value, value, value];
}

/** Filled is for the main action of a screen, and light for a filter that is on. Every other button is plain. */
const resolveVariant: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant === 'filled')
    return { ...resolved, background: token('button'), hover: token('button-hover'), color: token('on-button'), border: 'none' };
  if (input.variant === 'default')
    return { ...resolved, background: token('surface'), hover: token('sunk'), color: token('ink'), border: `1px solid ${token('line2')}` };
  if (input.variant === 'subtle')
    return { ...resolved, background: 'transparent', hover: token('sunk'), color: token('ink'), border: 'none' };
  if (input.variant === 'light') return { ...resolved, background: token('accent-soft'), hover: token('accent-soft') };
  return resolved;
};

/** The one theme of both apps: font sizes, spacing and corners of the design. Components take their sizes from here. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  colors: { accent: single(token('accent')), warn: single(token('warn')), bad: single(token('bad')), away: single(token('away')) },
  variantColorResolver: resolveVariant,
  fontFamily: "'Geist Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "'Geist Variable', ui-monospace, monospace",
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(15), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.3333', sm: '1.3847', md: '1.4667', lg: '1.5', xl: '1.3' },
  fontWeights: { regular: '450', medium: '550', bold: '600' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(22), lineHeight: '1.2727' },
      h2: { fontSize: rem(15), lineHeight: '1.4667' },
      h3: { fontSize: rem(15), lineHeight: '1.4667' },
    },
  },
  spacing: { xxs: rem(4), xs: rem(8), sm: rem(12), md: rem(16), lg: rem(20), xl: rem(24), xxl: rem(32) },
  radius: { xs: rem(6), sm: rem(10), md: rem(14), lg: rem(16), xl: rem(22), full: rem(1000) },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '80em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
