import { useState, type ReactNode } from 'react';
import { Box, Button, Text } from '@mantine/core';
import { Facts } from '@jornada/ui/facts.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import classes from './dry-run.module.css';

/** Lines shown at first, and lines that are shown with each press: a file may have thousands. */
const FEW = 8;
const MORE = 100;

type Props = {
  words: { title: string; note: string; unknown: string | false };
  facts: Parameters<typeof Facts>[0]['items'];
  /** The parts of its lines. */
  children: ReactNode;
};

/** What a file would do, before any of it is done: in numbers, then line by line. */
export function ListDryRun({ words, facts, children }: Props) {
  return (
    <Box maw="48rem">
      <h2>{words.title}</h2>
      <Text c="dimmed" mb="md">
        {words.note}
      </Text>
      <Facts items={facts} />
      {words.unknown && (
        <Text c="dimmed" mt="sm">
          {words.unknown}
        </Text>
      )}
      {children}
    </Box>
  );
}

type PartProps<T> = { title: string; items: readonly T[]; more: (count: number) => string; renderRow: (one: T) => ReactNode };

/** Lines with the same outcome, a few at first. */
export function DryRunPart<T>({ title, items, more, renderRow }: PartProps<T>) {
  const [limit, setLimit] = useState(FEW);
  if (items.length === 0) return null;
  const shown = items.length <= limit + 2 ? items : items.slice(0, limit);
  return (
    <section className={classes.part} aria-label={title}>
      <h3>
        {title} <span>{items.length}</span>
      </h3>
      <Rows padded>{shown.map(renderRow)}</Rows>
      {shown.length < items.length && (
        <Button variant="transparent" onClick={() => setLimit(limit + MORE)}>
          {more(Math.min(MORE, items.length - shown.length))}
        </Button>
      )}
    </section>
  );
}

/** One line: its number, whom or what it is about, and what it comes to. */
export function DryRunLine({ line, end, children }: { line: number; end?: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <span>{line}</span>
      <span>{children}</span>
      <span>{end}</span>
    </li>
  );
}
