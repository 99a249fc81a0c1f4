import { Button, Text } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import type { ReadDay } from '../use-day.ts';
import type { EntryOfForm } from '../use-entry-form.ts';
import type { TaskWords } from '../use-task-words.ts';

type Props = { form: EntryOfForm; day: ReadDay; words: TaskWords };

/** Writes the entry; one that stands can be taken away. */
export function EntryFoot({ form: { values, was, plan, why, canSave, save, remove }, day, words: { t, format, nameOf } }: Props) {
  if (why !== null) return null;
  const what = { duracion: format.duration(plan?.minutos ?? 0), tarea: values.tarea ? nameOf(values.tarea) : '' };
  return (
    <>
      <Problem
        error={day.problem}
        onReload={() => {
          day.clearProblem();
          void day.query.refetch();
        }}
      />
      {plan && plan.demas > 0 && (
        <Text size="sm" c="warn" mb="xs">
          {t(`tareas.dia.exceso.${day.dia.exceso}`, { duracion: format.duration(plan.demas) })}
        </Text>
      )}
      {plan?.solapa && (
        <Text size="sm" c="warn" mb="xs">
          {t('tareas.dia.se-solapa')}
        </Text>
      )}
      <Buttons>
        {was && (
          <Button variant="default" size="lg" disabled={day.isBusy} onClick={remove}>
            {t('tareas.formulario.quitar')}
          </Button>
        )}
        <Button size="lg" disabled={!canSave} loading={day.isBusy} onClick={save}>
          {was || !plan || !values.tarea ? t('tareas.formulario.guardar') : t('tareas.dia.apuntar', what)}
        </Button>
      </Buttons>
    </>
  );
}
