import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { isRead, useDay, type ReadDay } from '../use-day.ts';
import { useLine } from '../use-line.ts';
import { useTaskWords } from '../use-task-words.ts';
import { DayContent } from './day-content.tsx';
import { DayWaiting } from './day-waiting.tsx';
import { GiveButton } from './give-button.tsx';
import { WrittenBar } from './written-bar.tsx';
import classes from '../tareas.module.css';

type Props = { fecha: string | undefined; /** Beside the week: without rows, which the week has. */ isAside?: boolean };

/** A day with its button below it: where a page of another kind shows it. */
export function DayView({ fecha, isAside = false }: Props) {
  const { t } = useTranslation();
  const day = useDay(fecha);
  return (
    <Loaded query={day.query} waiting={<DayWaiting />} problem={t('tareas.dia.no-se-lee')}>
      {() => isRead(day) && <DayHere key={day.dia.fecha} day={day} isAside={isAside} />}
    </Loaded>
  );
}

function DayHere({ day, isAside }: { day: ReadDay; isAside: boolean }) {
  const words = useTaskWords(day.dia.zona);
  const line = useLine(day);
  return (
    <Stack gap="md">
      <DayContent day={day} line={line} words={words} isAside={isAside} />
      <div className={classes.foot}>
        <WrittenBar day={day} />
        <GiveButton day={day} line={line} words={words} />
      </div>
    </Stack>
  );
}
