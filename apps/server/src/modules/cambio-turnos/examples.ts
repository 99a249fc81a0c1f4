import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const SEMANA = '2026-12-14,2026-12-15,2026-12-16';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof cambioTurnos> = {
  empleados: { entrada: { fechas: SEMANA, desde: '2026-12-21', hasta: '2027-01-10' } },
  turnos: { entrada: { fechas: '2026-12-19', desde: '2026-12-14', hasta: '2026-12-27' } },
  nuevo: { entrada: { data: '{"fechas":["2026-12-18"],"con":12,"devuelve":["2026-12-23"]}' } },
  obtenerresumensolicitud: { entrada: { cesiones: '[{"de":11,"a":12,"fecha":"2026-12-18"}]' } },
  insertar: {
    entrada: {
      cesiones: [
        { de: 11, a: 12, fecha: '2026-12-18' },
        { de: 12, a: 11, fecha: '2026-12-23' },
      ],
      comentario: 'Tengo la graduación de mi hija.',
    },
  },
  validarrechazar: { entrada: { id: 845, version: 2, validar: false, motivo: 'Hacen falta dos personas en cocina.' } },
};
