import { Button } from '@mantine/core';
import { ProblemBox } from '@jornada/web/form/problem.tsx';
import { nameOfTask } from '../model/day.ts';
import type { ReadDay } from '../use-day.ts';
import type { TaskWords } from '../use-task-words.ts';

/** What waited on this device and was refused once it arrived: it says why, and stays until somebody takes note. */
export function RefusedEntries({ day: { refused, outbox }, words: { t } }: { day: ReadDay; words: TaskWords }) {
  return refused.map(({ key, refusal, body }) => (
    <ProblemBox key={key}>
      <p>{t('tareas.dia.rechazado', { tarea: body.tareas.map(nameOfTask).join(', '), motivo: refusal?.message ?? '' })}</p>
      <Button variant="default" onClick={() => void outbox.withdraw(key)}>
        {t('tareas.dia.entendido')}
      </Button>
    </ProblemBox>
  ));
}
