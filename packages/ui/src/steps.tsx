import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './steps.module.css';

export type StepTone = 'accent' | 'warn' | 'bad' | 'quiet';
export type StepItem = { key: string | number; icon: Icon; tone: StepTone; name: string; detail: string };

/** Who has to agree, in order: side by side where there is room, otherwise one below the other. */
export function Steps({ items, label }: { items: readonly StepItem[]; label: string }) {
  return (
    <div className={classes.frame}>
      <ol className={classes.steps} aria-label={label}>
        {items.map(({ key, icon, tone, name, detail }) => (
          <li key={key}>
            <Glyph of={icon} size="lg" data-tone={tone} />
            <span>
              <b>{name}</b>
              <small>{detail}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
