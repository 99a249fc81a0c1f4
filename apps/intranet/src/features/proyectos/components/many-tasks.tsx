import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { MOST_LETTERS, MOST_TASKS, namesIn } from '../model/values.ts';

/** How much of a line that is too long is repeated. */
const SHOWN = 30;

/** Several tasks at once, one a line, as they are pasted from a list. */
export function ManyTasks({ proyectoId, onClose }: { proyectoId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const making = useSend(proyectos.crearTareas);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const names = namesIn(text);
  const long = names.find((name) => name.length > MOST_LETTERS);
  const problem = (): string | undefined => {
    if (names.length > MOST_TASKS) return t('proyectos.tareas.demasiadas', { max: format.number(MOST_TASKS) });
    if (long !== undefined) return t('proyectos.tareas.larga', { max: MOST_LETTERS, linea: long.slice(0, SHOWN) });
    return isTried && names.length === 0 ? t('proyectos.tareas.faltan-lineas') : undefined;
  };
  const make = () => {
    setTried(true);
    if (names.length === 0 || names.length > MOST_TASKS || long !== undefined) return;
    const onSuccess = ({ creadas, repetidas }: { creadas: number; repetidas: number }) => {
      const numbers = { creadas: format.number(creadas), repetidas: format.number(repetidas) };
      notices.show(t(repetidas > 0 ? 'proyectos.tareas.creadas-y-repetidas' : 'proyectos.tareas.creadas', numbers));
      onClose();
    };
    making.mutate({ proyectoId, nombres: names }, { onSuccess });
  };
  return (
    <Sheet
      title={t('proyectos.tareas.varias')}
      closeLabel={t('proyectos.tareas.cerrar-hoja')}
      onClose={onClose}
      foot={
        <Actions error={making.error}>
          <Button loading={making.isPending} onClick={make}>
            {t('proyectos.tareas.crear-varias', { count: names.length })}
          </Button>
        </Actions>
      }
    >
      <Textarea
        label={t('proyectos.tareas.lineas')}
        description={t('proyectos.tareas.lineas-nota')}
        rows={10}
        value={text}
        error={problem()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Sheet>
  );
}
