import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './status-pill.module.css';

export type Tone = 'accent' | 'warn' | 'bad' | 'away' | 'quiet';

/** A state by icon, word and colour, never by only one of them. */
export function StatusPill({ icon, tone, children }: { icon: Icon; tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      <Glyph of={icon} size="sm" />
      {children}
    </span>
  );
}
