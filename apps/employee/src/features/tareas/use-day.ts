import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, newUuid } from '@jornada/client';
import { tareas, type CambioDeImputacion, type DiaDeTareasVista, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../shared/services.tsx';
import { adoptDay, latestDay, useDayRead } from './api.ts';
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
  const underWay = useRef<{ same: string; day: Promise<DiaDeTareasVista | undefined> } | null>(null);
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

  /** @returns the day as it is then, if it was written. */
  async function send(of: Write, before: DiaDeTareasVista, isUndo: boolean): Promise<DiaDeTareasVista | undefined> {
    const input = { fecha: before.fecha, cambios: [...of.cambios] };
    // Behind what waits already: it may be about the same entries.
    if (!isOnline || outbox.get().some(({ refusal }) => refusal === null)) {
      await wait(input, of);
      return;
    }
    const idempotencyKey = newUuid();
    const withVersion = { ...input, version: before.version };
    try {
      const now = await sending.mutateAsync(withVersion, { idempotencyKey });
      of.onDone?.();
      const { tareas: named, said } = of;
      if (isUndo) tell(said);
      else tell(said, () => write({ cambios: reverseOf(before, now), tareas: named, said: t('tareas.dia.deshecho') }, now, true));
      return now;
    } catch (error) {
      if (error instanceof ApiError && error.isNetwork) await wait(withVersion, of, idempotencyKey);
      else setProblem(error);
    }
  }

  /** What was typed may wait for a search, and be written by the drawing of the day from before. */
  const nowOf = (drawn: DiaDeTareasVista | undefined) => {
    const now = latestDay(services, fecha);
    return drawn && now?.fecha === drawn.fecha ? now : drawn;
  };

  /**
   * Sends changes of the day, or keeps them on the device where there is no network: one after the other, each against what the one before has
   * left, so that a person who types fast is not refused for their own writing. The same again meanwhile is a double click. `isUndo`: it takes one back.
   */
  function write(of: Write, known: DiaDeTareasVista | undefined = nowOf(query.data), isUndo = false): void {
    const same = JSON.stringify(of.cambios);
    if (!known || of.cambios.length === 0 || underWay.current?.same === same) return;
    setProblem(null);
    const former = underWay.current?.day;
    const day = (async () => {
      const left = await former;
      return send(of, left?.fecha === known.fecha ? left : known, isUndo);
    })();
    const own = { same, day };
    underWay.current = own;
    void day.finally(() => {
      if (underWay.current === own) underWay.current = null;
    });
  }

  const dia = query.data && withWaiting(query.data, waiting);
  return {
    query,
    dia,
    parts: dia && partsOfDay(dia),
    /** What the server has refused of what waited. */
    refused: waiting.filter(({ refusal, body }) => refusal !== null && body.input.fecha === dia?.fecha),
    /** Other days with something that was refused, the earliest first. */
    refusedOn: [...new Set(waiting.flatMap(({ refusal, body }) => (refusal === null ? [] : [body.input.fecha])))]
      .filter((one) => one !== dia?.fecha)
      .toSorted(),
    outbox,
    isBusy: sending.isPending,
    problem,
    clearProblem: () => setProblem(null),
    written,
    clearWritten: () => setWritten(null),
    tell,
    setProblem,
    write: (of: Write) => write(of),
    /** @param cambios what turns the day, as it is now, back to how it was. */
    takeBack: (cambios: readonly CambioDeImputacion[], now: DiaDeTareasVista) =>
      write({ cambios, tareas: [], said: t('tareas.dia.deshecho') }, now, true),
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
