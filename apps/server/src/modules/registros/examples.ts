import type { registros } from '@jornada/contract/registros.ts';
import { REGISTRO_DE_EJEMPLO } from '@jornada/contract/registros/ejemplo.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof registros> = {
  guardar: { entrada: { tipo: 1, observaciones: 'Working from home today', timezone: 'Europe/Madrid' } },
  byId: { entrada: { id: REGISTRO_DE_EJEMPLO.id }, salida: REGISTRO_DE_EJEMPLO },
  listado: { entrada: { filtro_fecha: REGISTRO_DE_EJEMPLO.fecha } },
  borrar: { entrada: { id: REGISTRO_DE_EJEMPLO.id } },
  puedeFichar: { salida: { puede: true, motivo: null, acciones: [2, 3], necesitaPosicion: false } },
  calendario: { entrada: { ano: 2026, mes: 3 } },
  solicitarCambioHora: {
    entrada: { id: REGISTRO_DE_EJEMPLO.id, hora: '2026-03-10T06:55:00Z', motivo: 'The terminal did not answer at first.' },
  },
  guardarHorasProyectos: {
    entrada: { fecha: REGISTRO_DE_EJEMPLO.fecha, horas: [{ Id: 7, horasMinutos: 240 }] },
    salida: { fecha: REGISTRO_DE_EJEMPLO.fecha, totalMinutos: 240 },
  },
};
