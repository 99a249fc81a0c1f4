import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './status-pill.module.css';

export type Tone = 'accent' | 'warn' | 'bad' | 'away' | 'quiet';

/** A state: icon, word and colour, never one of them alone. */
export function StatusPill({ icon, tone, children }: { icon: Icon; tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      <Glyph of={icon} size="sm" />
      {children}
    </span>
  );
}
