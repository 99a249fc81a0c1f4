import { useTranslation } from 'react-i18next';
import type { TareaVista } from '@jornada/contract/tareas/calls.ts';
import { instanteDeMinuto, type Hueco } from '@jornada/domain/tareas/huecos.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { nameOfTask, pathOfTask } from './model/day.ts';

/** What tasks, lengths and hours are called. @param zona the zone of the day's hours. */
export function useTaskWords(zona?: string) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  const now = useMinute();
  const hour = (minuto: number): string => format.hour(instanteDeMinuto(minuto));
  const today = format.dayOf(now);
  return {
    t,
    format,
    now,
    today,
    hour,
    /** `Octubre`, with its year if it is another one. */
    monthOf: (fecha: string): string => {
      const { month, year } = Temporal.PlainDate.from(fecha);
      return format.capitalize(format.month(month, String(year) === today.slice(0, 4) ? undefined : year));
    },
    nameOf: nameOfTask,
    pathOf: (tarea: TareaVista): string => pathOfTask(tarea),
    /** `12:52 – 13:30 y 14:50 – 16:12`. */
    hours: (trechos: readonly Hueco[]): string =>
      trechos.map(({ desde, hasta }) => `${hour(desde)} – ${hour(hasta)}`).join(t('tareas.dia.y')),
    /** When a task was used last: `ayer`, `lunes`, `nunca`. */
    lastUse: ({ ultimoUso }: TareaVista): string =>
      ultimoUso === null ? t('tareas.buscador.nunca') : format.relativeDay(ultimoUso, today),
  };
}
export type TaskWords = ReturnType<typeof useTaskWords>;
