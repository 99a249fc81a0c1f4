import type { ReactNode, Ref } from 'react';
import { UnstyledButton, type ElementProps } from '@mantine/core';
import classes from './choice-bar.module.css';

type Props = {
  label?: string;
  /** What is chosen, or what came of it. Screen readers tell it when it changes. */
  text: ReactNode;
  buttons?: ReactNode;
  isHidden?: boolean;
  /** Stands below, as wide as the bar: fields, and what went wrong. */
  children?: ReactNode;
};

/** What can be done with what is chosen in a list, always in sight at its foot. */
export function ChoiceBar({ label, text, buttons, isHidden = false, children }: Props) {
  return (
    <div className={classes.bar} hidden={isHidden} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      <div className={classes.text} role="status">
        {text}
      </div>
      {children}
      {buttons && <div className={classes.buttons}>{buttons}</div>}
    </div>
  );
}

type ButtonProps = { isMain?: boolean; ref?: Ref<HTMLButtonElement> } & ElementProps<'button'>;

export function ChoiceButton({ isMain = false, ...rest }: ButtonProps) {
  return <UnstyledButton className={classes.button} data-main={isMain} {...rest} />;
}
