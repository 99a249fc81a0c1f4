import type { ReactNode } from 'react';
import { Box, Text } from '@mantine/core';
import { PlainArc } from './arc/plain-arc.tsx';
import { Glyph } from './glyph.tsx';
import { IconPlugConnectedX } from './icons.ts';
import classes from './message-state.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  /** What to do: a button or a link. */
  action?: ReactNode;
  /** Smaller print below: a reference for support. */
  note?: ReactNode;
};

/** An empty list: an arc with the sun at its left end, and what to do. */
export function EmptyState(props: Props) {
  return <MessageState {...props} arc={<PlainArc size="small" share={0} />} />;
}

/** Something failed: the same arc with a gap and a plug. Never red, because nothing is lost. */
export function ErrorState(props: Props) {
  const plug = <Glyph of={IconPlugConnectedX} size="xl" x={-14} y={-14} data-tone="quiet" />;
  return <MessageState {...props} arc={<PlainArc size="small" share={null} gap={plug} />} />;
}

function MessageState({ arc, title, text, action, note }: Props & { arc: ReactNode }) {
  return (
    <section className={classes.state}>
      {arc}
      <h2 className={classes.title}>{title}</h2>
      {text && (
        <Text c="dimmed" mt="xs">
          {text}
        </Text>
      )}
      {action && <Box mt="xl">{action}</Box>}
      {note && (
        <Text size="sm" c="dimmed" mt="xl">
          {note}
        </Text>
      )}
    </section>
  );
}
