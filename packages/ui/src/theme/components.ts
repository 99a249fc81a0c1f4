import { ActionIcon, Button, Input, InputWrapper, type MantineThemeComponents } from '@mantine/core';
import classes from './components.module.css';

/** The shapes of Mantine's components in this product: heights, corners and weights of the design. */
export const components: MantineThemeComponents = {
  Button: Button.extend({ classNames: { root: classes.button, label: classes.label, section: classes.section } }),
  ActionIcon: ActionIcon.extend({ classNames: { root: classes.icon } }),
  Input: Input.extend({ classNames: { input: classes.input } }),
  InputWrapper: InputWrapper.extend({ classNames: { label: classes.inputLabel, error: classes.inputError } }),
};
