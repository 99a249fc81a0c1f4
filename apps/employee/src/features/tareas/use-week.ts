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
  const [past, setPast] = useState<readonly Before[]>([]);
  const [future, setFuture] = useState<readonly Before[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const known = useRef<readonly ImputacionVista[]>([]);
  const items = query.data?.items;
  useEffect(() => {
    if (items) known.current = items;
  }, [items]);

  const entriesOf = (fecha: string, tarea: TareaVista): ImputacionVista[] =>
    known.current.filter((entry) => entry.fecha === fecha && rowKeyOf(entry.tarea) === rowKeyOf(tarea));
  const put = (key: string, state: CellState | null): void =>
    setCells((before) => {
      const after = new Map(before);
      if (state) after.set(key, state);
      else after.delete(key);
      return after;
    });

  type Writing = { fecha: string; tarea: TareaVista; minutos: number; changes: (now: ImputacionVista[]) => CambioDeImputacion[] | null };
  /** @returns what the cell was before; null if nothing was written. */
  const write = ({ fecha, tarea, minutos, changes }: Writing, refused: string): Promise<Before | null> => {
    const key = cellKey(fecha, tarea);
    put(key, { minutos, error: null });
    const done = queue.current.then(async (): Promise<Before | null> => {
      const now = entriesOf(fecha, tarea);
      const cambios = changes(now);
      if (cambios === null) {
        put(key, { minutos, error: refused });
        return null;
      }
      try {
        if (cambios.length > 0) {
          // Each writing has a key of its own: half an hour more, twice, is an hour more.
          const { imputaciones } = await client.call(tareas.insertarImputaciones, { fecha, cambios }, { idempotencyKey: newUuid() });
          known.current = [...known.current.filter((entry) => entry.fecha !== fecha), ...imputaciones];
        }
        await refreshAfter(queryClient, tareas.insertarImputaciones);
        put(key, null);
        return cambios.length > 0 ? { fecha, tarea, kept: keptOfCell(now) } : null;
      } catch (error) {
        put(key, { minutos, error: messageOf(error as Error) });
        await refreshAfter(queryClient, tareas.insertarImputaciones);
        return null;
      }
    });
    queue.current = done.then(() => undefined);
    return done;
  };
  const restore = ({ fecha, tarea, kept }: Before): Promise<Before | null> =>
    write(
      { fecha, tarea, minutos: kept.reduce((sum, { minutos }) => sum + minutos, 0), changes: (now) => bringBack(now, tarea, kept) },
      '',
    );

  return {
    query,
    cells,
    stateOf: (fecha: string, tarea: TareaVista): CellState | undefined => cells.get(cellKey(fecha, tarea)),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** `refused`: what is said if less is typed than can no longer be changed. */
    async set(cell: { fecha: string; tarea: TareaVista; minutos: number }, refused: string): Promise<void> {
      const before = await write({ ...cell, changes: (now) => changesOfCell(now, cell.tarea, cell.minutos) }, refused);
      if (!before) return;
      setPast((all) => [...all.slice(1 - MOST), before]);
      setFuture([]);
    },
    async undo(): Promise<void> {
      const last = past.at(-1);
      if (!last) return;
      setPast((all) => all.slice(0, -1));
      const before = await restore(last);
      if (before) setFuture((all) => [...all, before]);
    },
    async redo(): Promise<void> {
      const next = future.at(-1);
      if (!next) return;
      setFuture((all) => all.slice(0, -1));
      const before = await restore(next);
      if (before) setPast((all) => [...all, before]);
    },
    /** What was typed and refused is given up. */
    forget: (fecha: string, tarea: TareaVista): void => put(cellKey(fecha, tarea), null),
  };
}
export type WeekDesk = ReturnType<typeof useWeek>;
