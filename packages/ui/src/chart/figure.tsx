import { useId, useState, type ReactNode } from 'react';
import { Text, UnstyledButton } from '@mantine/core';
import { Glyph } from '../glyph.tsx';
import { IconChartBar, IconLayoutList } from '../icons.ts';
import classes from './figure.module.css';

type Props = {
  title: string;
  /** What the drawing says, in one sentence: for whoever cannot see it, and for whoever is in a hurry. */
  sentence: string;
  /** Labels of the button that changes between the two. */
  showTable: string;
  showChart: string;
  table: ReactNode;
  children: ReactNode;
};

/** A drawing with its sentence, and the same figures as a table for whoever would rather read them. */
export function Figure({ title, sentence, showTable, showChart, table, children }: Props) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section className={classes.figure} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        <UnstyledButton className={classes.toggle} onClick={() => setIsTable(!isTable)}>
          <Glyph of={isTable ? IconChartBar : IconLayoutList} size="sm" />
          {isTable ? showChart : showTable}
        </UnstyledButton>
      </header>
      <Text size="sm" c="dimmed" mb="md">
        {sentence}
      </Text>
      {isTable ? table : children}
    </section>
  );
}
