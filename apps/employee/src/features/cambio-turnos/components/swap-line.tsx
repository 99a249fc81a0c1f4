import { VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowRight } from '@jornada/ui/icons.ts';
import { ShiftLine } from '@jornada/ui/shift-line/shift-line.tsx';
import { codeOf, hoursOf, type Parts, type Shifts } from '../model/parts.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Props = { who: string; isSelf: boolean; antes: Parts; despues: Parts; shifts: Shifts; words: ShiftWords };

/** Somebody's day now, and what it would be. */
export function SwapLine({ who, isSelf, antes, despues, shifts, words: { t, nameOf } }: Props) {
  return (
    <span className={classes.swap} data-self={isSelf}>
      <span className={classes.swapWho}>{who}</span>
      <VisuallyHidden>{t('mis-turnos.cambio.de-a', { antes: nameOf(antes), despues: nameOf(despues) })}</VisuallyHidden>
      <span className={classes.code} aria-hidden="true">
        {codeOf(antes, shifts) || '·'}
      </span>
      <ShiftLine hours={hoursOf(antes, shifts)} kind="goes" />
      <Glyph of={IconArrowRight} size="sm" data-tone="quiet" />
      <span className={classes.code} data-tone="accent" aria-hidden="true">
        {codeOf(despues, shifts) || '·'}
      </span>
      <ShiftLine hours={hoursOf(despues, shifts)} kind="comes" />
    </span>
  );
}
