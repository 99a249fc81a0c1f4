import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { tareas, type TareaPedidaVista } from '@jornada/contract/tareas/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ProjectSearch } from '../../../shared/project-search.tsx';
import { MOST_LETTERS } from '../model/values.ts';

type Named = { id: number; nombre: string };
type Props = { pedida: TareaPedidaVista; /** Where it would be made, if that is known. */ proyecto: Named | null; onClose: () => void };

/** A task that somebody asked for: made with one press, under this name or another, or not made, with a word for the person who asked. */
export function AnswerWanted({ pedida: { id, nombre, fecha, persona }, proyecto: known, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const [name, setName] = useState(nombre);
  const [proyecto, setProyecto] = useState(known);
  const [isTried, setTried] = useState(false);
  const making = useSend(tareas.crearPedida, { refreshOnError: true });
  const refusing = useSend(tareas.rechazarPedida, { refreshOnError: true });
  const reload = useRefresh(tareas.pedidas);
  const answered = (said: string) => ({
    onSuccess: () => {
      notices.show(said);
      onClose();
    },
  });
  const make = (): void => {
    setTried(true);
    if (name.trim() === '' || !proyecto) return;
    making.mutate(
      { id, nombre: name.trim(), proyectoId: proyecto.id },
      answered(t('proyectos.pedidas.creada', { persona: persona.nombre })),
    );
  };
  return (
    <Sheet
      title={t('proyectos.pedidas.una')}
      closeLabel={t('proyectos.tareas.cerrar-hoja')}
      onClose={onClose}
      foot={
        <Actions error={making.error}>
          <Button loading={making.isPending} onClick={make}>
            {t('proyectos.tareas.crear')}
          </Button>
        </Actions>
      }
    >
      <Stack gap="md">
        <Text c="dimmed">{t('proyectos.pedidas.de', { persona: persona.nombre, dia: format.date(fecha, 'dayYear') })}</Text>
        <TextInput
          label={t('proyectos.tareas.nombre')}
          value={name}
          maxLength={MOST_LETTERS}
          error={isTried && name.trim() === '' ? t('validacion.obligatorio') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Facts items={[[t('proyectos.uno'), proyecto?.nombre ?? t('proyectos.pedidas.sin-proyecto')]]} />
        {!known && (
          <ProjectSearch
            label={t('proyectos.pedidas.elegir-proyecto')}
            error={isTried && !proyecto ? t('proyectos.pedidas.falta-proyecto') : undefined}
            onChoose={(one, called) => setProyecto({ id: one, nombre: called })}
          />
        )}
        <div>
          <Ask
            opener={t('proyectos.pedidas.rechazar')}
            question={t('proyectos.pedidas.rechazar-pregunta')}
            yes={t('proyectos.pedidas.rechazar')}
            reason={t('proyectos.pedidas.motivo', { persona: persona.nombre })}
            isBusy={refusing.isPending}
            error={refusing.error}
            onReload={reload}
            onYes={(motivo) => refusing.mutate({ id, motivo }, answered(t('proyectos.pedidas.rechazada', { persona: persona.nombre })))}
            onNo={refusing.reset}
          />
        </div>
      </Stack>
    </Sheet>
  );
}
