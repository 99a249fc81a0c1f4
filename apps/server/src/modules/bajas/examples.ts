import type { bajas } from '@jornada/contract/bajas/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof bajas> = {
  guardar: { entrada: { tipo: 'enfermedad-comun', desde: '2026-05-04', duracionDias: 10, ficheros: [31] } },
  nuevo: { entrada: { data: '{"tipo":"enfermedad-comun","desde":"2026-05-04","duracionDias":10}' } },
  eliminar: { entrada: { id: 812, version: 1 } },
  confirmar: { entrada: { id: 812, version: 2, fecha: '2026-05-11', prevista: '2026-05-24' } },
  alta: { entrada: { id: 812, version: 3, alta: '2026-05-20' } },
  anotar: { entrada: { persona: 7, tipo: 'accidente-trabajo', desde: '2026-05-04', duracionDias: 45 } },
  preparar: { entrada: { data: '{"persona":7,"tipo":"accidente-trabajo","desde":"2026-05-04","duracionDias":45}' } },
  altaDe: { entrada: { id: 812, version: 3, alta: '2026-05-20' } },
};
