import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { createDiaPrevisto } from './dias.ts';
import { createCorreccion } from './registros.ts';

const FECHA = '2026-10-22';
const at = (hora: string): string => `${FECHA}T${hora}:00+02:00`;
const trabajo = { clase: 'trabajo', tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;
const pausa = { clase: 'pausa', tipoId: 3, subtipo: 'comida', efectivo: false, pagado: false, proyectoId: null } as const;

/** From 8:02 to `fin`, with lunch from 13:30 to 14:50. */
const tramosTo = (fin: string): AsuntoVista['antes']['tramos'] => [
  { ...trabajo, inicio: at('08:02'), fin: at('13:30') },
  { ...pausa, inicio: at('13:30'), fin: at('14:50') },
  { ...trabajo, inicio: at('14:50'), fin: at(fin) },
];

/**
 * Somebody asks to move a clock-out from 17:30 to 17:58, and the reader has to answer. The id of its only correction is ten times
 * its own.
 */
export function createAsunto(changes: Partial<AsuntoVista> = {}): AsuntoVista {
  const id = changes.id ?? 301;
  return {
    clase: 'correccion',
    id,
    persona: { id: 1, nombre: 'Lucía Martín Soto', iniciales: 'LM', fotoToken: '' },
    esPropio: false,
    fecha: FECHA,
    zona: 'Europe/Madrid',
    previsto: createDiaPrevisto({ fecha: FECHA }),
    correcciones: [createCorreccion({ id: id * 10 })],
    antes: { trabajadoMinutos: 468, diferenciaMinutos: -12, tramos: tramosTo('17:30'), faltaSalida: false },
    despues: { trabajadoMinutos: 496, diferenciaMinutos: 16, tramos: tramosTo('17:58'), faltaSalida: false },
    esDemasiado: false,
    enTareasMinutos: 0,
    avisos: [],
    cerrado: false,
    puedeResponder: true,
    ...changes,
  };
}
