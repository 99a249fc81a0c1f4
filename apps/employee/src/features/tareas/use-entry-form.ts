import { useState } from 'react';
import { useFound, useLastTasks } from './api.ts';
import { changesOfForm, planOfForm, startOfForm, type ValoresDeTarea } from './model/form.ts';
import type { ReadDay } from './use-day.ts';
import type { TaskWords } from './use-task-words.ts';

type Options = {
  /** The entry that is open. */
  id: number | undefined;
  /** What a new one is for, and what it is called, as the address says. */
  tareaId: number | undefined;
  proyectoId: number | undefined;
  texto: string | undefined;
  onDone: () => void;
};

export function useEntryForm(day: ReadDay, { t, format, nameOf }: TaskWords, { id, tareaId, proyectoId, texto, onDone }: Options) {
  const { dia, parts } = day;
  const was = id === undefined ? undefined : dia.imputaciones.find((one) => one.id === id);
  // Only what was typed: it is not lost when the day is read again.
  const [typed, setTyped] = useState<Partial<ValoresDeTarea>>({});
  const isNamed = tareaId !== undefined || proyectoId !== undefined;
  const last = useLastTasks(isNamed);
  const found = useFound(isNamed ? (texto ?? '') : '');
  const known = [...dia.sugerencias.map((one) => one.tarea), ...(last.data?.items ?? []), ...(found.data?.items ?? [])];
  const named = isNamed
    ? known.find((one) => (tareaId === undefined ? one.tareaId === null && one.proyecto.id === proyectoId : one.tareaId === tareaId))
    : undefined;
  const values: ValoresDeTarea = { ...startOfForm(dia, parts, was, named ?? null), ...typed };
  const plan = planOfForm(values, dia, parts, was);
  const why = dia.cierre ?? was?.fija ?? null;
  // A day that has too much already may always have less.
  const isRefused = plan !== null && (plan.solapa || (plan.demas > 0 && plan.minutos > (was?.minutos ?? 0) && dia.exceso === 'rechaza'));
  return {
    values,
    was,
    plan,
    /** Why nothing can be changed. */
    why,
    canSave: why === null && plan !== null && values.tarea !== null && !isRefused,
    set: (change: Partial<ValoresDeTarea>): void => setTyped((before) => ({ ...before, ...change })),
    save(): void {
      const { tarea } = values;
      if (!plan || !tarea) return;
      const duracion = format.duration(plan.minutos);
      day.write({
        cambios: changesOfForm(values, plan, was),
        tareas: [tarea],
        said: t(was ? 'tareas.formulario.cambiada' : 'tareas.dia.hecho', { duracion, tarea: nameOf(tarea) }),
        onDone,
      });
    },
    remove(): void {
      if (was?.id === null || was === undefined) return;
      const said = t('tareas.dia.quitado', { duracion: format.duration(was.minutos), tarea: nameOf(was.tarea) });
      day.write({ cambios: [{ hace: 'quitar', id: was.id }], tareas: [was.tarea], said, onDone });
    },
  };
}
export type EntryOfForm = ReturnType<typeof useEntryForm>;
