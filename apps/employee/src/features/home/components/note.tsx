import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import classes from '../home.module.css';

type Props = { icon: Icon; tone: 'warn' | 'bad' | 'quiet'; title: string; children?: ReactNode; action?: ReactNode };

/** A note in the page, to be read first. */
export function Note({ icon, tone, title, children, action }: Props) {
  return (
    <section className={classes.note} data-tone={tone}>
      <Glyph of={icon} size="lg" />
      <div>
        <p className={classes.noteTitle}>{title}</p>
        {children && <p className={classes.noteText}>{children}</p>}
        {action && <div className={classes.noteAction}>{action}</div>}
      </div>
    </section>
  );
}
