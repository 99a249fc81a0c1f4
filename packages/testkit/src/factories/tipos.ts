import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';

export function createTipo(changes: Partial<TipoRegistroVista> = {}): TipoRegistroVista {
  return {
    id: 1,
    clase: 'entrada',
    subtipo: 'trabajo',
    nombre: 'Entrada',
    efectivo: true,
    pagado: true,
    requiereProyecto: false,
    requiereObservaciones: false,
    requierePosicion: false,
    ...changes,
  };
}

/** The record types of the demo company; the other factories refer to these ids. */
export function createTipos(): TipoRegistroVista[] {
  const pausa = { clase: 'pausa', efectivo: false, pagado: false } as const;
  return [
    createTipo(),
    createTipo({ id: 2, clase: 'salida', nombre: 'Salida' }),
    createTipo({ id: 3, ...pausa, subtipo: 'comida', nombre: 'Comida' }),
    createTipo({ id: 4, ...pausa, subtipo: 'cafe', nombre: 'Café' }),
    createTipo({ id: 5, clase: 'regreso', nombre: 'Vuelta' }),
    createTipo({ id: 6, ...pausa, subtipo: 'medico', nombre: 'Médico', pagado: true, requiereObservaciones: true }),
    createTipo({ id: 7, subtipo: 'remoto', nombre: 'Entrada en remoto' }),
    createTipo({ id: 8, clase: 'proyecto', nombre: 'Cambio de proyecto', requiereProyecto: true }),
  ];
}
