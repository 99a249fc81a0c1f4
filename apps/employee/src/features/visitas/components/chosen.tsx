import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import classes from '../visitas.module.css';

/** The sign of what is chosen. */
export function Chosen() {
  return (
    <span className={classes.chosen} aria-hidden="true">
      <Glyph of={IconCheck} size="sm" />
    </span>
  );
}
