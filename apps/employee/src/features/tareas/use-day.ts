import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, newUuid } from '@jornada/client';
import { tareas, type CambioDeImputacion, type DiaDeTareasVista, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../shared/services.tsx';
import { adoptDay, useDayRead } from './api.ts';
import { reverseOf } from './model/changes.ts';
import { partsOfDay } from './model/day.ts';
import { withWaiting } from './model/waiting.ts';
import { taskOutboxOf } from './outbox.ts';

/** For how many seconds a write can be taken back with one tap. */
const UNDO_SECONDS = 10;

/** What was done last. Without `undo` it was taken back. */
export type Written = { text: string; until: string; undo?: () => void };
export type Write = {
  cambios: readonly CambioDeImputacion[];
  /** The tasks that are named. */ tareas: readonly TareaVista[];
  said: string;
  /** It was written, or waits on this device. */ onDone?: () => void;
};

/** A day in tasks with what waits on this device, and the way to write it. */
export function useDay(fecha?: string) {
  const { t } = useTranslation();
  const services = useServices();
  const { queryClient, clock } = services;
  const outbox = taskOutboxOf(services);
  const waiting = useObservable(outbox);
  const isOnline = useOnline();
  const query = useDayRead(fecha);
  const [written, setWritten] = useState<Written | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const sending = useSend(tareas.insertarImputaciones, {
    waits: false,
    refreshOnError: true,
    onSuccess: (after) => adoptDay(queryClient, after),
  });
  const tell = (text: string, undo?: () => void): void => {
    const until = clock.now().add({ seconds: UNDO_SECONDS }).toString();
    setWritten({ text, until, ...(undo && { undo }) });
  };

  async function wait(input: Parameters<typeof sending.mutate>[0], { tareas: named, said, onDone }: Write, sentAs?: string): Promise<void> {
    try {
      const key = await outbox.add({ body: { input, tareas: named }, made: clock.now().toString(), sentAs });
      tell(said, () => void outbox.withdraw(key).then((isBack) => isBack && setWritten(null)));
      if (isOnline) outbox.tryLater(null);
      onDone?.();
    } catch (error) {
      setProblem(error);
    }
  }

  /** Sends changes of the day, or keeps them on the device where there is no network. `isUndo`: the write takes one back. */
  function write(of: Write, before: DiaDeTareasVista | undefined = query.data, isUndo = false): void {
    if (!before || of.cambios.length === 0) return;
    setProblem(null);
    const input = { fecha: before.fecha, cambios: [...of.cambios] };
    // Behind what waits already: it may be about the same entries.
    if (!isOnline || waiting.some(({ refusal }) => refusal === null)) return void wait(input, of);
    const idempotencyKey = newUuid();
    const withVersion = { ...input, version: before.version };
    sending.mutate(withVersion, {
      idempotencyKey,
      onSuccess: (now) => {
        if (isUndo) return tell(t('tareas.dia.deshecho'));
        of.onDone?.();
        const cambios = reverseOf(before, now);
        tell(of.said, () => write({ cambios, tareas: of.tareas, said: of.said }, now, true));
      },
      onError: (error) => {
        if (error instanceof ApiError && error.isNetwork) void wait(withVersion, of, idempotencyKey);
        else setProblem(error);
      },
    });
  }

  const dia = query.data && withWaiting(query.data, waiting);
  return {
    query,
    dia,
    parts: dia && partsOfDay(dia),
    /** What the server has refused of what waited. */
    refused: waiting.filter(({ refusal, body }) => refusal !== null && body.input.fecha === dia?.fecha),
    outbox,
    isBusy: sending.isPending,
    problem,
    clearProblem: () => setProblem(null),
    written,
    clearWritten: () => setWritten(null),
    tell,
    setProblem,
    write: (of: Write) => write(of),
  };
}
export type DayOfTasks = ReturnType<typeof useDay>;
/** The day once it was read. */
export type ReadDay = DayOfTasks & { dia: NonNullable<DayOfTasks['dia']>; parts: NonNullable<DayOfTasks['parts']> };

export const isRead = (day: DayOfTasks): day is ReadDay => day.dia !== undefined && day.parts !== undefined;

/** A day that is still being read: nothing was worked, and nothing can be written. */
export function unreadDay(day: DayOfTasks, fecha: string): ReadDay {
  const dia: DiaDeTareasVista = {
    fecha,
    zona: 'UTC',
    trabajadoMinutos: 0,
    pagadoMinutos: 0,
    asignadoMinutos: 0,
    faltaMinutos: 0,
    cierre: 'sin-fichar',
    abierta: false,
    finPrevisto: null,
    exceso: 'rechaza',
    tramos: [],
    imputaciones: [],
    sugerencias: [],
    version: '',
  };
  return { ...day, dia, parts: partsOfDay(dia) };
}
