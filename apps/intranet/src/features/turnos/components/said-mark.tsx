import type { Icon } from '@tabler/icons-react';
import type { DichoDelDiaVista } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconHandStop, IconThumbDown, IconThumbUp } from '@jornada/ui/icons.ts';
import { markOf } from '../model/said.ts';
import classes from '../plan.module.css';

export const SAID_ICONS: Readonly<Record<DichoDelDiaVista['clase'], Icon>> = {
  prefiere: IconThumbUp,
  'prefiere-no': IconThumbDown,
  no: IconHandStop,
};

/** In the corner of a day: its person has said something of it. */
export function SaidMark({ said }: { said: readonly DichoDelDiaVista[] }) {
  const mark = markOf(said);
  return mark ? <Glyph of={SAID_ICONS[mark]} size="xs" className={classes.said} data-said={mark} /> : null;
}
