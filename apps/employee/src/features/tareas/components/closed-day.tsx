import { Note } from '@jornada/ui/note.tsx';
import { IconCalendarOff, IconLock } from '@jornada/ui/icons.ts';
import type { ReadDay } from '../use-day.ts';
import type { TaskWords } from '../use-task-words.ts';

/** Why a day takes no entries. */
export function ClosedDay({ day: { dia }, words: { t, monthOf } }: { day: ReadDay; words: TaskWords }) {
  if (dia.cierre === null || dia.cierre === 'sin-fichar') return null;
  return (
    <Note icon={dia.cierre === 'futuro' ? IconCalendarOff : IconLock} my="md" role="status">
      {t(`tareas.dia.cierre.${dia.cierre}`, { mes: monthOf(dia.fecha) })}
    </Note>
  );
}
