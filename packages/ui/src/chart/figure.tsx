import { useId, useState, type ReactNode } from 'react';
import { Box, Text, UnstyledButton } from '@mantine/core';
import { Glyph } from '../glyph.tsx';
import { IconChartBar, IconLayoutList } from '../icons.ts';
import classes from './figure.module.css';

type Props = {
  title: string;
  /** What the drawing says, in one sentence. For people who cannot see it, and for people who want it quickly. */
  sentence: string;
  /** Labels of the button that switches between drawing and table. */
  showTable: string;
  showChart: string;
  table: ReactNode;
  children: ReactNode;
};

/** A drawing with its sentence. The same figures can be shown as a table instead. */
export function Figure({ title, sentence, showTable, showChart, table, children }: Props) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <Box component="section" miw={0} aria-labelledby={id}>
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
    </Box>
  );
}
