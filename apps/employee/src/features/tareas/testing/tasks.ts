import type { DiaDeTareasVista, ImputacionVista, TareaVista } from '@jornada/contract/tareas/calls.ts';

/** A task of a project of a client. */
export const createTarea = (change: Partial<TareaVista> = {}): TareaVista => ({
  tareaId: 1,
  nombre: 'Atención de reservas',
  proyecto: { id: 11, nombre: 'Portal de reservas' },
  cliente: { id: 21, nombre: 'Bahía Azul' },
  facturable: true,
  categoriaId: null,
  anclada: false,
  ultimoUso: '2026-11-26',
  ...change,
});

export const createImputacion = (change: Partial<ImputacionVista> = {}): ImputacionVista => ({
  id: 1,
  fecha: '2026-11-27',
  tarea: createTarea(),
  desde: null,
  minutos: 75,
  categoriaId: null,
  observacion: null,
  facturable: true,
  origen: 'persona',
  fija: null,
  ...change,
});

const tramo = (desde: string, hasta: string, pausa: Partial<DiaDeTareasVista['tramos'][number]> = {}) => ({
  desde: `2026-11-27T${desde}:00Z`,
  hasta: `2026-11-27T${hasta}:00Z`,
  clase: 'trabajo' as const,
  pagada: true,
  nombre: null,
  ...pausa,
});

/** Friday as the picture draws it: clocked in at 8:02, coffee and lunch, now 16:12. Sums follow from the entries. */
export function createDiaDeTareas(change: Partial<DiaDeTareasVista> = {}): DiaDeTareasVista {
  const imputaciones = change.imputaciones ?? [];
  const asignadoMinutos = 18 + imputaciones.reduce((sum, { minutos }) => sum + minutos, 0);
  return {
    fecha: '2026-11-27',
    trabajadoMinutos: 410,
    pagadoMinutos: 18,
    asignadoMinutos,
    faltaMinutos: 410 - asignadoMinutos,
    cierre: null,
    zona: 'Europe/Madrid',
    abierta: true,
    finPrevisto: '2026-11-27T16:20:00Z',
    exceso: 'rechaza',
    tramos: [
      tramo('07:02', '09:30'),
      tramo('09:30', '09:48', { clase: 'pausa', nombre: 'Café' }),
      tramo('09:48', '12:30'),
      tramo('12:30', '13:50', { clase: 'pausa', pagada: false, nombre: 'Comida' }),
      tramo('13:50', '15:12'),
    ],
    imputaciones,
    sugerencias: [],
    version: 'v1',
    ...change,
  };
}
