import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '@jornada/ui/undo-bar.tsx';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import type { DayOfTasks, Written } from '../use-day.ts';
import classes from '../tareas.module.css';

/** Says what was written, and for ten seconds takes it back. */
export function WrittenBar({ day: { written, isBusy, clearWritten } }: { day: Pick<DayOfTasks, 'written' | 'isBusy' | 'clearWritten'> }) {
  return (
    <div className={classes.written} role="status">
      {written && <Bar key={written.until} of={written} isBusy={isBusy} onOver={clearWritten} />}
    </div>
  );
}

function Bar({ of: { text, until, undo }, isBusy, onOver }: { of: Written; isBusy: boolean; onOver: () => void }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  const isOver = seconds === 0;
  const leave = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  if (isOver) return null;
  if (!undo) return <UndoBar text={text} />;
  return <UndoBar text={text} undo={{ label: t('tareas.dia.deshacer'), seconds, isBusy, onUndo: undo }} />;
}
