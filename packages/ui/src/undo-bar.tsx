import { UnstyledButton } from '@mantine/core';
import { Glyph } from './glyph.tsx';
import { IconCheck } from './icons.ts';
import classes from './undo-bar.module.css';

type Props = {
  /** What was done: "Pausa terminada a las 14:50". */
  text: string;
  /** How to undo it. Left out after it was undone. */
  undo?: {
    label: string;
    /** Seconds left, shown as a number. */
    seconds: number;
    isBusy: boolean;
    onUndo: () => void;
  };
};

/** Says what was recorded and offers to undo it for a few seconds. Appears above the dock. */
export function UndoBar({ text, undo }: Props) {
  return (
    <div className={classes.bar}>
      <Glyph of={IconCheck} />
      <span className={classes.text}>{text}</span>
      {undo && (
        // Not disabled while the undo is being sent: a disabled button loses the focus.
        <UnstyledButton className={classes.undo} onClick={() => !undo.isBusy && undo.onUndo()} aria-disabled={undo.isBusy}>
          {undo.label}
          <span className={classes.seconds} aria-hidden="true">
            {undo.seconds}
          </span>
        </UnstyledButton>
      )}
    </div>
  );
}
