import { Button } from '@mantine/core';
import type { ReadDay } from '../use-day.ts';
import type { LineOfDay } from '../use-line.ts';
import type { TaskWords } from '../use-task-words.ts';

type Props = { day: ReadDay; line: LineOfDay; words: TaskWords };

/** Whether there is something that the button would write. */
export const hasSomething = ({ chosen, isRefused, typed }: LineOfDay): boolean => typed.trim() !== '' && chosen !== undefined && !isRefused;

/** Repeats what the typed line means, and writes it. */
export function GiveButton({ day, line, words: { t, format, nameOf } }: Props) {
  if (!hasSomething(line) || !line.chosen) return null;
  return (
    <Button size="lg" fullWidth loading={day.isBusy} onClick={() => void line.submit()}>
      {t('tareas.dia.apuntar', { duracion: format.duration(line.plan.minutos), tarea: nameOf(line.chosen) })}
    </Button>
  );
}
