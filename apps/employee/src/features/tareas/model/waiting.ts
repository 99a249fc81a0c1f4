import type { PlacedWaiting } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { DiaDeTareasVista, TareaVista, tareas } from '@jornada/contract/tareas/calls.ts';
import type { DiaMostrado, EntradaMostrada } from './day.ts';

/** Entries that wait on this device: the call, and the tasks that it names, so that they can be shown. */
export type EntradasEnEspera = { input: EntradaDe<typeof tareas.insertarImputaciones>; tareas: readonly TareaVista[] };

type Id = string | number | undefined;
type Named = { tareaId?: Id; proyectoId?: Id };
/** The call takes an id as a number or as its digits. */
const numberOf = (id: string | number | null | undefined): number | null => (id === undefined || id === null ? null : Number(id));

const isNamed = (tarea: TareaVista, { tareaId, proyectoId }: Named): boolean =>
  tareaId === undefined ? tarea.tareaId === null && tarea.proyecto.id === Number(proyectoId) : tarea.tareaId === Number(tareaId);

/** The day as it will be once what waits has arrived. What was refused is not in it. */
export function withWaiting(dia: DiaDeTareasVista, waiting: readonly PlacedWaiting<EntradasEnEspera>[]): DiaMostrado {
  let imputaciones: readonly EntradaMostrada[] = dia.imputaciones;
  for (const { key, body, refusal } of waiting) {
    if (refusal !== null || body.input.fecha !== dia.fecha) continue;
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
        fecha: dia.fecha,
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
  const sum = (all: readonly { minutos: number }[]): number => all.reduce((total, { minutos }) => total + minutos, 0);
  const more = sum(imputaciones) - sum(dia.imputaciones);
  return {
    ...dia,
    imputaciones,
    asignadoMinutos: dia.asignadoMinutos + more,
    faltaMinutos: dia.faltaMinutos === null ? null : dia.faltaMinutos - more,
  };
}
