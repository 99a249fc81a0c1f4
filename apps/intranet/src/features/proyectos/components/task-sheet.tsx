import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { TaskForm } from './task-form.tsx';

type Props = {
  proyectoId: number;
  tarea: SalidaDe<typeof proyectos.guardarTarea> | null;
  mayChange: boolean;
  onClose: () => void;
};

/** A task, new or there: its form, and its end. */
export function TaskSheet({ proyectoId, tarea, mayChange, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = {
    close: t('proyectos.tareas.cerrar'),
    reopen: t('proyectos.tareas.reabrir'),
    ask: t('proyectos.tareas.cerrar-pregunta'),
  };
  const budget = tarea?.presupuestoMinutos ?? null;
  return (
    <Sheet title={tarea?.nombre ?? t('proyectos.tareas.nueva')} closeLabel={t('proyectos.tareas.cerrar-hoja')} onClose={onClose}>
      {mayChange && (tarea?.abierto ?? true) ? (
        <TaskForm proyectoId={proyectoId} tarea={tarea} onSaved={onClose} />
      ) : (
        <Facts
          items={[
            [t('proyectos.tareas.categoria'), tarea?.categoria?.nombre ?? t('proyectos.tareas.sin-categoria')],
            ...(budget === null ? [] : [[t('proyectos.presupuesto'), format.durationWithUnit(budget)] as const]),
          ]}
        />
      )}
      {tarea && mayChange && (
        <CloseOrReopen
          of={words}
          calls={{ cerrar: proyectos.cerrarTarea, reabrir: proyectos.reabrirTarea }}
          list={proyectos.tareas}
          thing={tarea}
          note={tarea.abierto ? t('proyectos.tareas.cerrar-nota') : undefined}
          onDone={onClose}
        />
      )}
    </Sheet>
  );
}
