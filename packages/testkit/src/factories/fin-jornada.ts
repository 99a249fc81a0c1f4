import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { tipos } from '@jornada/contract/tipos.ts';
import { createDiaPrevisto } from './dias.ts';
import { createHoyTerminada } from './registros.ts';

type Mensaje = SalidaDe<typeof registros.mensajeConfirmacion>;
type ResumenTurno = SalidaDe<typeof registros.resumenTurno>;
type ProyectosHoras = SalidaDe<typeof tipos.proyectosHoras>;

/** After the day of `createHoyTerminada`: 8:16 worked of 8:00, left at 17:58, with every option. */
export function createMensaje(changes: Partial<Mensaje> = {}): Mensaje {
  return {
    fecha: '2026-10-22',
    registroId: 106,
    difiere: true,
    diferenciaMinutos: 16,
    trabajadoMinutos: 496,
    previstoMinutos: 480,
    sugerencia: '2026-10-22T17:42:00+02:00',
    opciones: ['sugerido', 'personalizado', 'presencia', 'rectificar', 'proyectos'],
    mensaje: 'Has trabajado 0:16 h más de lo previsto.',
    ...changes,
  };
}

/** The same day, as planned and as recorded. */
export function createResumenTurno(changes: Partial<ResumenTurno> = {}): ResumenTurno {
  const { fecha, tramos, minutos } = createHoyTerminada();
  if (!minutos) throw new Error('The factory shows no totals');
  return { fecha, previsto: createDiaPrevisto(), tramos, minutos, ...changes };
}

/** Two projects; an hour of that day is given to the first one. */
export function createProyectosHoras(changes: Partial<ProyectosHoras> = {}): ProyectosHoras {
  return {
    fecha: '2026-10-22',
    trabajadoMinutos: 496,
    items: [
      { Id: 1, Nombre: 'Ampliación de Getafe', Cliente: 'Aurora', horasMinutos: 60 },
      { Id: 2, Nombre: 'Mudanza', Cliente: null, horasMinutos: 0 },
    ],
    ...changes,
  };
}
