import type { PlacedWaiting } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { DiaDeTareasVista, SumasDeDia, TareaVista, tareas } from '@jornada/contract/tareas/calls.ts';
import type { DiaMostrado, EntradaMostrada } from './day.ts';
import { rowKeyOf } from './week.ts';

/** Entries that wait on this device: the call, and the tasks that it names, so that they can be shown. */
export type EntradasEnEspera = {
  input: EntradaDe<typeof tareas.insertarImputaciones>;
  tareas: readonly TareaVista[];
  /** It was typed into a cell of a week: how many minutes the cell has then in all. */
  celda?: number;
};
type Waiting = PlacedWaiting<EntradasEnEspera>;

type Id = string | number | undefined;
type Named = { tareaId?: Id; proyectoId?: Id };
/** The call takes an id as a number or as its digits. */
const numberOf = (id: string | number | null | undefined): number | null => (id === undefined || id === null ? null : Number(id));

const isNamed = (tarea: TareaVista, { tareaId, proyectoId }: Named): boolean =>
  tareaId === undefined ? tarea.tareaId === null && tarea.proyecto.id === Number(proyectoId) : tarea.tareaId === Number(tareaId);

/** The entries of a day as they will be once what waits has arrived. What was refused is not in it. */
function entriesWithWaiting(fecha: string, written: readonly EntradaMostrada[], waiting: readonly Waiting[]): readonly EntradaMostrada[] {
  let imputaciones = written;
  for (const { key, body, refusal } of waiting) {
    if (refusal !== null || body.input.fecha !== fecha) continue;
    for (const cambio of body.input.cambios) {
      if (cambio.hace === 'quitar') {
        imputaciones = imputaciones.filter(({ id }) => id !== Number(cambio.id));
        continue;
      }
      const was = imputaciones.find(({ id }) => id !== null && id === numberOf(cambio.id));
      const tarea = body.tareas.find((one) => isNamed(one, cambio)) ?? was?.tarea;
      if (!tarea) continue;
      const entrada: EntradaMostrada = {
        id: numberOf(cambio.id),
        fecha,
        tarea,
        desde: cambio.desde === undefined ? (was?.desde ?? null) : cambio.desde,
        minutos: cambio.minutos,
        categoriaId: cambio.categoriaId === undefined ? (was ?? tarea).categoriaId : numberOf(cambio.categoriaId),
        observacion: cambio.observacion === undefined ? (was?.observacion ?? null) : cambio.observacion,
        facturable: cambio.facturable ?? was?.facturable ?? tarea.facturable,
        origen: was?.origen ?? 'persona',
        fija: null,
        espera: key,
      };
      imputaciones = was ? imputaciones.map((one) => (one === was ? entrada : one)) : [...imputaciones, entrada];
    }
  }
  return imputaciones;
}

const sum = (all: readonly { minutos: number }[]): number => all.reduce((total, { minutos }) => total + minutos, 0);
/** @param more how much more is given than was written. */
const sumsWith = <T extends SumasDeDia>(dia: T, more: number): T => ({
  ...dia,
  asignadoMinutos: dia.asignadoMinutos + more,
  faltaMinutos: dia.faltaMinutos === null ? null : dia.faltaMinutos - more,
});

/** The day as it will be once what waits has arrived. */
export function withWaiting(dia: DiaDeTareasVista, waiting: readonly Waiting[]): DiaMostrado {
  const imputaciones = entriesWithWaiting(dia.fecha, dia.imputaciones, waiting);
  return { ...sumsWith(dia, sum(imputaciones) - sum(dia.imputaciones)), imputaciones };
}

type Semana = { dias: readonly SumasDeDia[]; items: readonly EntradaMostrada[] };
/** The same for the days and entries of a week. */
export function weekWithWaiting({ dias, items }: Semana, waiting: readonly Waiting[]): { dias: SumasDeDia[]; items: EntradaMostrada[] } {
  const shown = dias.map((dia) => {
    const written = items.filter(({ fecha }) => fecha === dia.fecha);
    const imputaciones = entriesWithWaiting(dia.fecha, written, waiting);
    return { dia: sumsWith(dia, sum(imputaciones) - sum(written)), imputaciones };
  });
  return { dias: shown.map(({ dia }) => dia), items: shown.flatMap(({ imputaciones }) => imputaciones) };
}

/** Whether something that waits was typed into this cell. */
export const isOfCell = ({ body }: Waiting, fecha: string, tarea: TareaVista): boolean =>
  body.celda !== undefined && body.input.fecha === fecha && body.tareas.some((one) => rowKeyOf(one) === rowKeyOf(tarea));
