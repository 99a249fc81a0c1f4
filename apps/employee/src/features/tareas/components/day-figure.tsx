import { Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { leftOf } from '../model/day.ts';
import type { ReadDay } from '../use-day.ts';
import type { TaskWords } from '../use-task-words.ts';
import classes from '../tareas.module.css';

type Props = { day: ReadDay; words: TaskWords };

/** What is left of the day, and how much of it is given to tasks. */
export function DayFigure({ day: { dia, parts }, words: { t, format } }: Props) {
  const { trabajadoMinutos, asignadoMinutos, faltaMinutos } = dia;
  const left = leftOf(dia, parts);
  const over = faltaMinutos !== null && faltaMinutos < 0 ? -faltaMinutos : 0;
  return (
    <header className={classes.figure}>
      {over > 0 ? (
        <h2 data-tone="warn">
          <b>{format.duration(over)}</b> {t('tareas.dia.de-mas')}
        </h2>
      ) : left === 0 ? (
        <h2 data-done="true">
          <Glyph of={IconCheck} size="xl" data-tone="accent" /> {t('tareas.dia.todo-repartido')}
        </h2>
      ) : (
        <h2>
          <b>{format.duration(left)}</b> {t('tareas.dia.por-repartir')}
        </h2>
      )}
      <Text c="dimmed" className={classes.given}>
        <b>{format.duration(asignadoMinutos)}</b>{' '}
        {trabajadoMinutos === null
          ? t('tareas.dia.repartidas')
          : t('tareas.dia.de', { trabajado: format.durationWithUnit(trabajadoMinutos) })}
      </Text>
    </header>
  );
}
