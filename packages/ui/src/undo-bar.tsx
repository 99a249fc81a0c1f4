import { UnstyledButton } from '@mantine/core';
import { Glyph } from './glyph.tsx';
import { IconCheck } from './icons.ts';
import classes from './undo-bar.module.css';

type Props = {
  /** What was done: "Pausa terminada a las 14:50". */
  text: string;
  /** The way to take it back; left out where that was done. */
  undo?: {
    label: string;
    /** Seconds left; shown as a digit. */
    seconds: number;
    isBusy: boolean;
    onUndo: () => void;
  };
};

/** Says what was recorded and takes it back while there is time. Rises above the dock. */
export function UndoBar({ text, undo }: Props) {
  return (
    <div className={classes.bar}>
      <Glyph of={IconCheck} />
      <span className={classes.text}>{text}</span>
      {undo && (
        // Not disabled while it is under way: it would lose the focus.
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
