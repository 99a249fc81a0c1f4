import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import classes from '../side.module.css';

type Props = { icon: Icon; tone: 'accent' | 'warn' | 'bad'; title: string; text?: ReactNode; onOpen?: () => void; action?: ReactNode };

/** Something to look at before publishing; where it stands in the grid, it leads there. */
export function Matter({ icon, tone, title, text, onOpen, action }: Props) {
  const words = (
    <>
      <Glyph of={icon} data-tone={tone} />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </>
  );
  return (
    <li>
      {onOpen ? (
        <UnstyledButton className={classes.matter} onClick={onOpen}>
          {words}
        </UnstyledButton>
      ) : (
        <div className={classes.matter}>
          {words}
          {action}
        </div>
      )}
    </li>
  );
}
