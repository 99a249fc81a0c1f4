import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import classes from './way.module.css';

type Props = { href?: string; children: ReactNode; renderRoot?: (props: Record<string, unknown>) => ReactNode };

/** A link that leads on from a list or a part of a page: as high as a finger. */
export function Way({ children, ...link }: Props) {
  return (
    <Anchor inherit className={classes.way} {...link}>
      {children}
    </Anchor>
  );
}
