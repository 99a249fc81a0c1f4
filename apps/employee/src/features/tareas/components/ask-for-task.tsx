import { Button, Text } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useAskFor } from '../api.ts';
import type { TaskWords } from '../use-task-words.ts';
import classes from '../tareas.module.css';

type Props = { texto: string; words: TaskWords; onSearch?: () => void };

/** Nothing was found: those who manage projects can be asked for the task. */
export function AskForTask({ texto, words: { t }, onSearch }: Props) {
  const ask = useAskFor();
  return (
    <div className={classes.nothing}>
      <Text fw={550}>{t('tareas.buscador.nada', { texto })}</Text>
      <Problem error={ask.error} />
      {ask.isSuccess ? (
        <Text c="dimmed" role="status">
          {t('tareas.buscador.pedida', { texto })}
        </Text>
      ) : (
        <Buttons>
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate({ nombre: texto })}>
            {t('tareas.buscador.pedir')}
          </Button>
          {onSearch && (
            <Button variant="subtle" onClick={onSearch}>
              {t('tareas.dia.buscar')}
            </Button>
          )}
        </Buttons>
      )}
    </div>
  );
}
