import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import classes from '../steps.module.css';

type Props = { number: number; title: string; isDone: boolean; note?: string; children?: ReactNode };

/** One of the first tasks: its number, or that it is done, and what to do for it. */
export function Step({ number, title, isDone, note, children }: Props) {
  const { t } = useTranslation();
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.mark}>{isDone ? <Glyph of={IconCheck} /> : number}</span>
      <div>
        <h2>
          {title}
          {isDone && <VisuallyHidden> ({t('primeros-pasos.hecho')})</VisuallyHidden>}
        </h2>
        {note && <p>{note}</p>}
        {children}
      </div>
    </li>
  );
}
