import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconCheck, IconHourglassLow, IconSend } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { tareas, type SemanaDeTareasVista } from '@jornada/contract/tareas/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { standingOf } from '../model/week.ts';
import classes from '../week.module.css';

type Props = {
  lunes: string;
  semanas: readonly SemanaDeTareasVista[];
  /** All that was worked is given to tasks. */
  isDone: boolean;
};

/** Where the week stands with the person who approves it, and what can be done about it. Nothing where no project wants it. */
export function WeekStandingLine({ lunes, semanas, isDone }: Props) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const submit = useSend(tareas.enviarSemana, { refreshOnError: true });
  const takeBack = useSend(tareas.retirarSemana, { refreshOnError: true });
  const standing = standingOf(semanas);
  if (standing === 'ninguna') return null;
  const given = semanas.filter(({ estado }) => estado === 'devuelta');
  const error = submit.error ?? takeBack.error;
  return (
    <div className={classes.standing}>
      {given.map(({ proyecto, motivo, decididaPor }) => (
        <Note key={proyecto.id} tone="warn" icon={IconArrowBackUp}>
          {t('tareas.semana.devuelta', { proyecto: proyecto.nombre, quien: decididaPor ?? '', motivo: motivo ?? '' })}
        </Note>
      ))}
      {(standing === 'enviada' || standing === 'aprobada') && (
        <span className={classes.state}>
          <Glyph of={standing === 'enviada' ? IconHourglassLow : IconCheck} size="sm" />
          {t(`tareas.semana.estados.${standing}`)}
        </span>
      )}
      {standing === 'enviada' ? (
        <Button variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate({ lunes })}>
          {t('tareas.semana.retirar')}
        </Button>
      ) : (
        standing !== 'aprobada' && (
          <Button
            variant={isDone ? 'filled' : 'default'}
            leftSection={<Glyph of={IconSend} />}
            loading={submit.isPending}
            onClick={() => submit.mutate({ lunes })}
          >
            {t('tareas.semana.enviar')}
          </Button>
        )
      )}
      {error && (
        <Text size="sm" c="bad" role="alert">
          {messageOf(error)}
        </Text>
      )}
    </div>
  );
}
