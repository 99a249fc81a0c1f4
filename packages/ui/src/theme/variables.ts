import type { CSSVariablesResolver } from '@mantine/core';
import { TOKENS, token, type Token } from './tokens.ts';

function palette(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries((Object.keys(TOKENS) as Token[]).map((name) => [`--j-${name}`, TOKENS[name][scheme]]));
}

/** Mantine's own variables, set to the tokens. They are the same in both schemes, because the tokens change. */
const MANTINE = {
  '--mantine-color-body': token('bg'),
  '--mantine-color-text': token('ink'),
  '--mantine-color-bright': token('ink'),
  '--mantine-color-dimmed': token('ink2'),
  '--mantine-color-placeholder': token('ink3'),
  '--mantine-color-anchor': token('accent'),
  '--mantine-color-error': token('bad'),
  '--mantine-color-default': token('surface'),
  '--mantine-color-default-hover': token('sunk'),
  '--mantine-color-default-color': token('ink'),
  '--mantine-color-default-border': token('line2'),
  '--mantine-color-disabled': token('sunk'),
  '--mantine-color-disabled-color': token('ink3'),
  '--mantine-color-disabled-border': token('line'),
  '--mantine-primary-color-filled': token('button'),
  '--mantine-primary-color-filled-hover': token('button-hover'),
  '--mantine-primary-color-contrast': token('on-button'),
  '--mantine-primary-color-light': token('accent-soft'),
  '--mantine-primary-color-light-color': token('accent'),
};

/** Defines the tokens and sets Mantine's variables to them. Light and dark follow the system. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...palette('light'), ...MANTINE },
  dark: { ...palette('dark'), ...MANTINE },
});
