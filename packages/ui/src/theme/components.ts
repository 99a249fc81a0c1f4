import { createElement } from 'react';
import { ActionIcon, Button, Input, InputWrapper, type MantineThemeComponents } from '@mantine/core';
import { Glyph } from '../glyph.tsx';
import { IconChevronDown, IconEye, IconEyeOff } from '../icons.ts';
import { ButtonRoot } from './button-root.tsx';
import classes from './components.module.css';

/** The eye of a field whose text is hidden. */
const RevealIcon = ({ reveal }: { reveal: boolean }) => createElement(Glyph, { of: reveal ? IconEyeOff : IconEye });

/** Sizes, corners and weights of Mantine's components, as the design sets them. */
export const components: MantineThemeComponents = {
  Button: Button.extend({
    defaultProps: { component: ButtonRoot, loaderProps: { size: '0.875rem' } },
    classNames: { root: classes.button, inner: classes.inner, label: classes.label, loader: classes.loader, section: classes.section },
  }),
  ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', size: '2.75rem' }, classNames: { root: classes.icon } }),
  Input: Input.extend({ classNames: { input: classes.input } }),
  InputWrapper: InputWrapper.extend({ classNames: { label: classes.inputLabel, error: classes.inputError } }),
  // By their names: `extend` would bring them to pages that have none.
  PasswordInput: { defaultProps: { visibilityToggleIcon: RevealIcon } },
  NativeSelect: { defaultProps: { rightSection: createElement(Glyph, { of: IconChevronDown, size: 'sm' }) } },
};
