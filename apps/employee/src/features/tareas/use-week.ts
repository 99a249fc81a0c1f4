import { useEffect, useRef, useState } from 'react';
import { ApiError, newUuid } from '@jornada/client';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { tareas, type CambioDeImputacion, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../shared/services.tsx';
import { bringBack, changesOfCell, keptOfCell, type KeptEntry } from './model/cell.ts';
import type { EntradaMostrada } from './model/day.ts';
import { isOfCell, weekWithWaiting } from './model/waiting.ts';
import { rowKeyOf } from './model/week.ts';
import { taskOutboxOf } from './outbox.ts';

/** What a cell was before somebody wrote into it. */
type Before = { fecha: string; tarea: TareaVista; kept: KeptEntry[] };
type CellState = { minutos: number; error: string | null };

/** As many writings can be taken back. */
const MOST = 100;
const cellKey = (fecha: string, tarea: TareaVista): string => `${fecha} ${rowKeyOf(tarea)}`;
const sundayOf = (lunes: string): string => Temporal.PlainDate.from(lunes).add({ days: 6 }).toString();

/**
 * A week of entries, and its cells as they are written: one after the other, each against what the server has said last, so that somebody who
 * types fast writes nothing twice. Without a network they wait on this device. What is typed into a cell again takes the place of what waits there.
 */
export function useWeek(lunes: string, messageOf: (error: Error) => string) {
  const query = useRead(tareas.imputaciones, { fecha: lunes, hastaFecha: sundayOf(lunes) }, { keeps: true });
  const services = useServices();
  const { client, queryClient, clock } = services;
  const outbox = taskOutboxOf(services);
  const waiting = useObservable(outbox);
  const isOnline = useOnline();
  const [cells, setCells] = useState<ReadonlyMap<string, CellState>>(new Map());
  const [touched, setTouched] = useState<readonly TareaVista[]>([]);
  const past = useRef<Before[]>([]);
  const future = useRef<Before[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const known = useRef<SalidaDe<typeof tareas.imputaciones>>({ dias: [], items: [], semanas: [] });
  // Read when it is written, which may be after what stood before it has waited for an answer.
  const hasNetwork = useRef(isOnline);
  useEffect(() => {
    hasNetwork.current = isOnline;
    if (query.data) known.current = query.data;
  }, [query.data, isOnline]);

  const entriesOf = (fecha: string, tarea: TareaVista): EntradaMostrada[] =>
    weekWithWaiting(known.current, outbox.get()).items.filter(
      (entry) => entry.fecha === fecha && rowKeyOf(entry.tarea) === rowKeyOf(tarea),
    );
  const put = (key: string, state: CellState): void => setCells((before) => new Map(before).set(key, state));
  /** What was typed there since stays. */
  const clear = (key: string, state: CellState): void =>
    setCells((before) => (before.get(key) === state ? new Map([...before].filter(([one]) => one !== key)) : before));

  type Writing = { fecha: string; tarea: TareaVista; minutos: number; changes: (now: EntradaMostrada[]) => CambioDeImputacion[] | null };
  /** @returns whether anything waited in the cell, or was refused, and waits no more. */
  const withdraw = async (fecha: string, tarea: TareaVista): Promise<boolean> => {
    let isBack = false;
    for (const one of outbox.get().filter((each) => isOfCell(each, fecha, tarea))) isBack = (await outbox.withdraw(one.key)) || isBack;
    return isBack;
  };
  const wait = async ({ fecha, tarea, minutos }: Writing, cambios: CambioDeImputacion[], sentAs?: string): Promise<void> => {
    const body = { input: { fecha, cambios }, tareas: [tarea], celda: minutos };
    await outbox.add({ body, made: clock.now().toString(), sentAs });
    if (hasNetwork.current) outbox.tryLater(null);
  };
  const send = async (of: Writing, cambios: CambioDeImputacion[]): Promise<void> => {
    // Behind what waits already: it may be about the same entries.
    if (!hasNetwork.current || outbox.get().some(({ refusal }) => refusal === null)) return wait(of, cambios);
    // Each writing has a key of its own: half an hour more, twice, is an hour more.
    const idempotencyKey = newUuid();
    try {
      const dia = await client.call(tareas.insertarImputaciones, { fecha: of.fecha, cambios }, { idempotencyKey });
      known.current = { ...known.current, items: [...known.current.items.filter(({ fecha }) => fecha !== of.fecha), ...dia.imputaciones] };
      await refreshAfter(queryClient, tareas.insertarImputaciones);
    } catch (error) {
      if (error instanceof ApiError && error.isNetwork) return wait(of, cambios, idempotencyKey);
      throw error;
    }
  };
  /** `keep`: takes what the cell was before, if anything was written. */
  const write = (of: Writing, refused: string, keep: (before: Before) => void): Promise<void> => {
    const { fecha, tarea, minutos, changes } = of;
    const key = cellKey(fecha, tarea);
    const waits: CellState = { minutos, error: null };
    put(key, waits);
    setTouched((before) => (before.some((one) => rowKeyOf(one) === rowKeyOf(tarea)) ? before : [...before, tarea]));
    queue.current = queue.current.then(async (): Promise<void> => {
      try {
        const kept = keptOfCell(entriesOf(fecha, tarea));
        const isBack = await withdraw(fecha, tarea);
        const cambios = changes(entriesOf(fecha, tarea));
        if (cambios === null) return put(key, { minutos, error: refused });
        if (cambios.length > 0) await send(of, cambios);
        if (cambios.length > 0 || isBack) keep({ fecha, tarea, kept });
        clear(key, waits);
      } catch (error) {
        put(key, { minutos, error: messageOf(error as Error) });
        await refreshAfter(queryClient, tareas.insertarImputaciones);
      }
    });
    return queue.current;
  };
  /** From one to the other: what is taken back can be done again. What is still being written is waited for, so that it is what is taken back. */
  const step = async (from: { current: Before[] }, to: { current: Before[] }): Promise<void> => {
    await queue.current;
    const last = from.current.pop();
    if (!last) return;
    const { fecha, tarea, kept } = last;
    const minutos = kept.reduce((sum, one) => sum + one.minutos, 0);
    await write({ fecha, tarea, minutos, changes: (now) => bringBack(now, tarea, kept) }, '', (before) => to.current.push(before));
  };

  const isHere = (fecha: string): boolean => fecha >= lunes && fecha <= sundayOf(lunes);
  return {
    query,
    /** Tasks that were written to: their rows stay while the week is open, so that nobody types into another one. */
    touched: [
      ...touched,
      ...waiting.filter(({ refusal, body }) => refusal !== null && isHere(body.input.fecha)).flatMap(({ body }) => body.tareas),
    ],
    /** The week as it will be once what waits has arrived. */
    shown: query.data && weekWithWaiting(query.data, waiting),
    /** What is being written, or was refused: at once, or once it had waited. */
    stateOf: (fecha: string, tarea: TareaVista): CellState | undefined => {
      const refused = waiting.findLast((one) => one.refusal !== null && isOfCell(one, fecha, tarea));
      return cells.get(cellKey(fecha, tarea)) ?? (refused && { minutos: refused.body.celda ?? 0, error: refused.refusal?.message ?? '' });
    },
    /** Something typed there waits on this device. */
    isWaiting: (fecha: string, tarea: TareaVista): boolean => waiting.some((one) => one.refusal === null && isOfCell(one, fecha, tarea)),
    /** `refused`: what is said if less is typed than can no longer be changed. */
    set: (cell: { fecha: string; tarea: TareaVista; minutos: number }, refused: string): Promise<void> =>
      write({ ...cell, changes: (now) => changesOfCell(now, cell.tarea, cell.minutos) }, refused, (before) => {
        past.current = [...past.current.slice(1 - MOST), before];
        future.current = [];
      }),
    undo: (): Promise<void> => step(past, future),
    redo: (): Promise<void> => step(future, past),
  };
}
export type WeekDesk = ReturnType<typeof useWeek>;
