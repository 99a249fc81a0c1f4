import type { CambioDeImputacion, ImputacionVista, TareaVista } from '@jornada/contract/tareas/calls.ts';
import type { EntradaMostrada } from './day.ts';

/** What stays of an entry when it is written again. */
export type KeptEntry = Pick<ImputacionVista, 'desde' | 'minutos' | 'categoriaId' | 'observacion' | 'facturable'>;

/** Written, and not yet beyond change. */
const isFree = (entry: ImputacionVista): entry is ImputacionVista & { id: number } => entry.id !== null && entry.fija === null;
const whatOf = ({ tareaId, proyecto }: TareaVista) => (tareaId === null ? { proyectoId: proyecto.id } : { tareaId });

/** What somebody can no longer change of a cell. */
export const fixedMinutes = (entries: readonly ImputacionVista[]): number =>
  entries.reduce((sum, entry) => (isFree(entry) ? sum : sum + entry.minutos), 0);

/**
 * What has to be written so that a cell has as many minutes. More is a new entry, less is taken from the last ones, so that hours and remarks
 * of the others stay. Null: less than what can no longer be changed.
 */
export function changesOfCell(entries: readonly ImputacionVista[], tarea: TareaVista, minutos: number): CambioDeImputacion[] | null {
  const now = entries.reduce((sum, entry) => sum + entry.minutos, 0);
  if (minutos < fixedMinutes(entries)) return null;
  if (minutos >= now) return minutos === now ? [] : [{ hace: 'poner', ...whatOf(tarea), minutos: minutos - now }];
  let left = now - minutos;
  return entries
    .filter(isFree)
    .toReversed()
    .flatMap((entry): CambioDeImputacion[] => {
      const taken = Math.min(left, entry.minutos);
      left -= taken;
      if (taken === 0) return [];
      if (taken === entry.minutos) return [{ hace: 'quitar', id: entry.id }];
      const { desde, categoriaId, observacion, facturable } = entry;
      return [
        {
          hace: 'poner',
          id: entry.id,
          ...whatOf(entry.tarea),
          desde,
          minutos: entry.minutos - taken,
          categoriaId,
          observacion,
          facturable,
        },
      ];
    });
}

/** What can be brought back of a cell, with its hours and remarks: also what waits on this device. */
export const keptOfCell = (entries: readonly EntradaMostrada[]): KeptEntry[] =>
  entries
    .filter((entry) => isFree(entry) || entry.espera !== undefined)
    .map(({ desde, minutos, categoriaId, observacion, facturable }) => ({ desde, minutos, categoriaId, observacion, facturable }));

/** What has to be written so that a cell has the entries again that it had; nothing where it has them. */
export function bringBack(entries: readonly EntradaMostrada[], tarea: TareaVista, kept: readonly KeptEntry[]): CambioDeImputacion[] {
  if (JSON.stringify(keptOfCell(entries)) === JSON.stringify(kept)) return [];
  return [
    ...entries.filter(isFree).map(({ id }): CambioDeImputacion => ({ hace: 'quitar', id })),
    ...kept.map((entry): CambioDeImputacion => ({ hace: 'poner', ...whatOf(tarea), ...entry })),
  ];
}
