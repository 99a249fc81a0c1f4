import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconInfoCircle } from '@jornada/ui/icons.ts';
import classes from './stage.module.css';

/** The place for a day: state, arc and answer below one another; on a desktop a card. */
export function Stage({ children }: { children: ReactNode }) {
  return <section className={classes.stage}>{children}</section>;
}

type StateProps = { icon?: Icon; mark?: ReactNode; tone?: 'accent' | 'warn' | 'away' | 'quiet'; children: ReactNode };

/** The state in words; the icon and its colour repeat it. */
export function StageState({ icon, mark, tone = 'quiet', children }: StateProps) {
  return (
    <p className={classes.state}>
      {icon ? <Glyph of={icon} data-tone={tone} /> : mark}
      {children}
    </p>
  );
}

/** The answer, and a line about it. */
export function StageAnswer({ main, detail }: { main: ReactNode; detail: ReactNode }) {
  return (
    <div className={classes.answer}>
      <p className={classes.main}>{main}</p>
      {detail && <div className={classes.detail}>{detail}</div>}
    </div>
  );
}

/** A sentence of the catalogue with a coloured figure. */
export function StageSentence({ text, tone }: { text: string; tone: 'accent' | 'warn' | 'plain' }) {
  return (
    <Emphasis
      text={text}
      render={(part) => (
        <b key={part} data-tone={tone}>
          {part}
        </b>
      )}
    />
  );
}

type SumProps = Pick<LinkProps, 'to' | 'params'> & { resetScroll?: boolean; title: string | undefined; children: ReactNode };

/** The line about an answer opens the sum behind it; `title` is an additional text for screen readers. */
export function StageSum({ title, children, ...link }: SumProps) {
  return (
    <Link {...link} className={classes.sum}>
      {children}
      <Glyph of={IconInfoCircle} size="sm" />
      {title && <VisuallyHidden>{title}</VisuallyHidden>}
    </Link>
  );
}
