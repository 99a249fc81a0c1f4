import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './story.module.css';

export type StoryLine = {
  key: string | number;
  /** When it was. */
  when: string;
  icon: Icon;
  tone: 'accent' | 'warn' | 'bad' | 'quiet';
  what: ReactNode;
};

/** What happened to a thing, in order: when, its sign, and what. */
export function Story({ lines }: { lines: readonly StoryLine[] }) {
  return (
    <ol className={classes.story}>
      {lines.map(({ key, when, icon, tone, what }) => (
        <li key={key} data-tone={tone}>
          <span className={classes.when}>{when}</span>
          <span className={classes.sign}>
            <Glyph of={icon} size="xs" />
          </span>
          <span className={classes.what}>{what}</span>
        </li>
      ))}
    </ol>
  );
}
