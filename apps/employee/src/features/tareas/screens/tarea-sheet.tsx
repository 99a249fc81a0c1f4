import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { SheetFrame } from '@jornada/ui/framed-sheet.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { EntryFoot } from '../components/entry-foot.tsx';
import { EntryForm } from '../components/entry-form.tsx';
import { useDayAbove } from '../day-above.ts';
import { isRead, type ReadDay } from '../use-day.ts';
import { useEntryForm } from '../use-entry-form.ts';
import { useTaskWords } from '../use-task-words.ts';

const route = getRouteApi('/shell/session/tareas');

/** One entry: a new one, or one that stands. */
export function TareaSheet() {
  const { fecha, id, vista } = route.useSearch();
  const navigate = route.useNavigate();
  const day = useDayAbove(fecha);
  const { t } = useTaskWords();
  const close = (): void => {
    day.clearProblem();
    void navigate({ to: '/tareas-view', search: { fecha, vista }, resetScroll: false });
  };
  const isGone = isRead(day) && id !== undefined && !day.dia.imputaciones.some((one) => one.id === id);
  const title = t(id === undefined ? 'tareas.formulario.nueva' : 'tareas.formulario.abierta');
  return (
    <SheetFrame title={title} closeLabel={t('solicitudes.cerrar')} onClose={close}>
      {isRead(day) && !isGone ? (
        <OpenEntry key={id} day={day} id={id} title={title} onClose={close} />
      ) : isGone ? (
        <EmptyState title={t('tareas.formulario.ya-no-esta')} />
      ) : (
        <Loaded query={day.query} problem={t('tareas.dia.no-se-lee')}>
          {() => null}
        </Loaded>
      )}
    </SheetFrame>
  );
}

type OpenProps = { day: ReadDay; id: number | undefined; title: string; onClose: () => void };

function OpenEntry({ day, id, title, onClose }: OpenProps) {
  const { tarea, proyecto, texto } = route.useSearch();
  const words = useTaskWords(day.dia.zona);
  const form = useEntryForm(day, words, { id, tareaId: tarea, proyectoId: proyecto, texto, onDone: onClose });
  return (
    <Sheet
      title={title}
      closeLabel={words.t('solicitudes.cerrar')}
      onClose={onClose}
      foot={form.why === null && <EntryFoot form={form} day={day} words={words} />}
    >
      <EntryForm form={form} day={day} words={words} />
    </Sheet>
  );
}
