import { useEffect, useRef, useState } from 'react';
import { tareas, type CambioDeImputacion, type ImputacionVista, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import { newUuid } from '@jornada/client';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { bringBack, changesOfCell, keptOfCell, type KeptEntry } from './model/cell.ts';
import { rowKeyOf } from './model/week.ts';

/** What a cell was before somebody wrote into it. */
type Before = { fecha: string; tarea: TareaVista; kept: KeptEntry[] };
type CellState = { minutos: number; error: string | null };

/** As many writings can be taken back. */
const MOST = 100;
const cellKey = (fecha: string, tarea: TareaVista): string => `${fecha} ${rowKeyOf(tarea)}`;
const sundayOf = (lunes: string): string => Temporal.PlainDate.from(lunes).add({ days: 6 }).toString();

/**
 * A week of entries, and its cells as they are written: one after the other, each against what the server has said last, so that somebody who
 * types fast writes nothing twice.
 */
export function useWeek(lunes: string, messageOf: (error: Error) => string) {
  const query = useRead(tareas.imputaciones, { fecha: lunes, hastaFecha: sundayOf(lunes) }, { keeps: true });
  const { client, queryClient } = useWebServices();
  const [cells, setCells] = useState<ReadonlyMap<string, CellState>>(new Map());
  const [touched, setTouched] = useState<readonly TareaVista[]>([]);
  const past = useRef<Before[]>([]);
  const future = useRef<Before[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const known = useRef<readonly ImputacionVista[]>([]);
  const items = query.data?.items;
  useEffect(() => {
    if (items) known.current = items;
  }, [items]);

  const entriesOf = (fecha: string, tarea: TareaVista): ImputacionVista[] =>
    known.current.filter((entry) => entry.fecha === fecha && rowKeyOf(entry.tarea) === rowKeyOf(tarea));
  const put = (key: string, state: CellState): void => setCells((before) => new Map(before).set(key, state));
  /** What was typed there since stays. */
  const clear = (key: string, state: CellState): void =>
    setCells((before) => (before.get(key) === state ? new Map([...before].filter(([one]) => one !== key)) : before));

  type Writing = { fecha: string; tarea: TareaVista; minutos: number; changes: (now: ImputacionVista[]) => CambioDeImputacion[] | null };
  /** `keep`: takes what the cell was before, if anything was written. */
  const write = ({ fecha, tarea, minutos, changes }: Writing, refused: string, keep: (before: Before) => void): Promise<void> => {
    const key = cellKey(fecha, tarea);
    const waits: CellState = { minutos, error: null };
    put(key, waits);
    setTouched((before) => (before.some((one) => rowKeyOf(one) === rowKeyOf(tarea)) ? before : [...before, tarea]));
    queue.current = queue.current.then(async (): Promise<void> => {
      const now = entriesOf(fecha, tarea);
      const cambios = changes(now);
      if (cambios === null) return put(key, { minutos, error: refused });
      try {
        if (cambios.length > 0) {
          // Each writing has a key of its own: half an hour more, twice, is an hour more.
          const { imputaciones } = await client.call(tareas.insertarImputaciones, { fecha, cambios }, { idempotencyKey: newUuid() });
          known.current = [...known.current.filter((entry) => entry.fecha !== fecha), ...imputaciones];
          keep({ fecha, tarea, kept: keptOfCell(now) });
        }
        await refreshAfter(queryClient, tareas.insertarImputaciones);
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

  return {
    query,
    /** Tasks that were written to: their rows stay while the week is open, so that nobody types into another one. */
    touched,
    stateOf: (fecha: string, tarea: TareaVista): CellState | undefined => cells.get(cellKey(fecha, tarea)),
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
