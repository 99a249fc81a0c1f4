import type { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof solicitudes> = {
  porDecidir: { entrada: { cuales: 'esperan', start: 0, limit: 25 } },
  decidir: {
    entrada: { cuales: [{ id: 812, version: 1 }], decision: 'aprobar' },
    salida: { items: [{ id: 812, estado: 'aprobada', version: 2, error: null }] },
  },
  guardarCadena: {
    entrada: { modulo: 'vacaciones', version: 0, pasos: [{ papel: 'responsable' }, { papel: 'administracion' }], recordarDias: 3 },
  },
  guardarSuplencia: { entrada: { suplente: 7, desde: '2026-08-03', hasta: '2026-08-21' } },
};
