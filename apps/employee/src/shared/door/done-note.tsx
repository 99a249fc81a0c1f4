import type { ReactNode } from 'react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import classes from './door.module.css';

/** A note that something was sent to the person, and where to look for it. */
export function DoneNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={classes.note}>
      <Glyph of={IconMail} size="lg" />
      <div>
        <p className={classes.noteTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}
