import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconHourglassLow } from '@jornada/ui/icons.ts';
import classes from '../documentacion.module.css';

/** Something new: a dot and the word. */
export function NewMark({ children }: { children: string }) {
  return (
    <span className={classes.mark} data-tone="accent">
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}

/** Something to be signed: an hourglass and the word. */
export function ToSignMark({ children }: { children: string }) {
  return (
    <span className={classes.mark} data-tone="warn">
      <Glyph of={IconHourglassLow} size="sm" />
      {children}
    </span>
  );
}
