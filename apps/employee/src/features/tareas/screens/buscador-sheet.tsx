import { getRouteApi } from '@tanstack/react-router';
import type { TareaVista } from '@jornada/contract/tareas/calls.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { TaskSearch } from '../components/task-search.tsx';
import { useDayAbove } from '../day-above.ts';
import { useTakeTask } from '../take-task.ts';
import { leftOf, namedTask } from '../model/day.ts';
import { isRead } from '../use-day.ts';
import { useTaskWords } from '../use-task-words.ts';

const route = getRouteApi('/shell/session/tareas');

/** Any task of the person. One tap gives it all that is left of the day; where nothing is left, the form asks how much. */
export function BuscadorSheet() {
  const { fecha, texto, vista } = route.useSearch();
  const take = useTakeTask();
  const navigate = route.useNavigate();
  const day = useDayAbove(fecha);
  const words = useTaskWords(day.dia?.zona);
  const { t, format } = words;
  const left = isRead(day) && day.dia.cierre === null ? leftOf(day.dia, day.parts) : 0;
  const close = (): void => void navigate({ to: '/tareas-view', search: { fecha, vista }, resetScroll: false });
  const choose = (tarea: TareaVista): void => {
    if (take) {
      take(tarea);
      return close();
    }
    if (left === 0) {
      const named = tarea.tareaId === null ? { proyecto: tarea.proyecto.id } : { tarea: tarea.tareaId };
      return void navigate({
        to: '/tareas-form',
        search: { fecha, vista, texto: words.nameOf(tarea), ...named },
        replace: true,
        resetScroll: false,
      });
    }
    day.write({
      cambios: [{ hace: 'poner', ...namedTask(tarea), minutos: left }],
      tareas: [tarea],
      said: t('tareas.dia.hecho', { duracion: format.duration(left), tarea: words.nameOf(tarea) }),
      onDone: close,
    });
  };
  return (
    <Sheet title={t('tareas.buscador.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={close}>
      <Problem error={day.problem} />
      <TaskSearch start={texto ?? ''} words={words} isFocused onChoose={choose} />
    </Sheet>
  );
}
