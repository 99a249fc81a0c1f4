import type { PlacedWaiting } from '@jornada/client';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';

/** An action that waits on this device has no number from the server, so its id is negative. */
export const isWaiting = ({ id }: Pick<RegistroVista, 'id'>): boolean => id < 0;

/** The position in the queue of a record that waits. */
export const placeOf = ({ id }: Pick<RegistroVista, 'id'>): number => -id;

/** Waiting actions as records of a day; without those that were refused, or whose type is unknown here. */
export function waitingRecords(
  waiting: readonly PlacedWaiting[],
  { fecha, zona, tipos }: { fecha: string; zona: string; tipos: readonly TipoRegistroVista[] },
): RegistroVista[] {
  return waiting.flatMap((action): RegistroVista[] => {
    const tipo = tipos.find(({ id }) => id === Number(action.body.tipo));
    if (!tipo || action.refusal) return [];
    const { clase, subtipo, nombre } = tipo;
    return [
      {
        id: -action.place,
        fecha,
        clase,
        tipoId: tipo.id,
        subtipo,
        nombre,
        momento: action.made,
        momentoOriginal: null,
        zona,
        recibido: action.made,
        modo: 'directo',
        confianza: 'tardia',
        proyectoId: action.body.proyectoId ? Number(action.body.proyectoId) : null,
        proyecto: null,
        observaciones: action.body.observaciones ?? null,
        anulado: false,
        autor: null,
        cercania: null,
      },
    ];
  });
}
