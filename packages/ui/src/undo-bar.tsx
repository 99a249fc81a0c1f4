import { UnstyledButton } from '@mantine/core';
import { Glyph } from './glyph.tsx';
import { IconCheck } from './icons.ts';
import classes from './undo-bar.module.css';

type Props = {
  /** What was done: "Pausa terminada a las 14:50". */
  text: string;
  undoLabel: string;
  /** Seconds left; shown as a digit. */
  seconds: number;
  busy: boolean;
  onUndo: () => void;
};

/** Says what was recorded and takes it back while there is time. Rises above the dock. */
export function UndoBar({ text, undoLabel, seconds, busy, onUndo }: Props) {
  return (
    <div className={classes.bar}>
      <Glyph of={IconCheck} />
      <span className={classes.text}>{text}</span>
      <UnstyledButton className={classes.undo} onClick={onUndo} disabled={busy}>
        {undoLabel}
        <span className={classes.seconds} aria-hidden="true">
          {seconds}
        </span>
      </UnstyledButton>
    </div>
  );
}
