import type { registros } from '@jornada/contract/registros.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const mark = {
  id: 1841,
  fecha: '2026-03-10',
  clase: 'entrada',
  tipoId: 1,
  subtipo: 'trabajo',
  nombre: 'Clock in',
  momento: '2026-03-10T07:02:00Z',
  momentoOriginal: null,
  zona: 'Europe/Madrid',
  recibido: '2026-03-10T07:02:41.318Z',
  modo: 'directo',
  confianza: 'directa',
  proyectoId: null,
  proyecto: null,
  observaciones: null,
  anulado: false,
  autor: null,
  cercania: null,
} as const;

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof registros> = {
  guardar: { entrada: { tipo: 1, observaciones: 'Working from home today', timezone: 'Europe/Madrid' } },
  byId: { entrada: { id: 1841 }, salida: mark },
  listado: { entrada: { filtro_fecha: '2026-03-10' } },
  borrar: { entrada: { id: 1841 } },
  puedeFichar: { salida: { puede: true, motivo: null, acciones: [2, 3], necesitaPosicion: false } },
  calendario: { entrada: { ano: 2026, mes: 3 } },
  solicitarCambioHora: {
    entrada: { id: 1841, hora: '2026-03-10T06:55:00Z', motivo: 'The terminal did not answer at first.' },
  },
  guardarHorasProyectos: {
    entrada: { fecha: '2026-03-10', horas: [{ Id: 7, horasMinutos: 240 }] },
    salida: { fecha: '2026-03-10', totalMinutos: 240 },
  },
};
