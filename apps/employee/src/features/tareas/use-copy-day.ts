import { tareas } from '@jornada/contract/tareas/calls.ts';
import { readAnew } from '@jornada/web/read-anew.ts';
import { useServices } from '../../shared/services.tsx';
import { useCopy } from './api.ts';
import { reverseOf } from './model/changes.ts';
import type { ReadDay } from './use-day.ts';
import type { TaskWords } from './use-task-words.ts';

/** Copies another day to this one. Taken back, the entries that came go again. */
export function useCopyDay(day: ReadDay, { t }: TaskWords) {
  const services = useServices();
  const copy = useCopy();
  const { fecha } = day.dia;
  const before = day.query.data;
  return {
    isBusy: copy.isPending,
    from: (de: string): void =>
      copy.mutate(
        { de, a: fecha, dias: 1 },
        {
          onError: day.setProblem,
          onSuccess: ({ copiadas, omitidas }) => {
            if (copiadas === 0) return day.tell(t('tareas.dia.nada-que-copiar'));
            const said =
              omitidas > 0
                ? t('tareas.dia.copiadas-omitidas', { count: copiadas, omitidas })
                : t('tareas.dia.copiadas', { count: copiadas });
            const undo = async (): Promise<void> => {
              const now = await readAnew(services, tareas.tareasDia, { fecha });
              if (before) day.takeBack(reverseOf(before, now), now);
            };
            day.tell(said, () => void undo().catch(day.setProblem));
          },
        },
      ),
  };
}
