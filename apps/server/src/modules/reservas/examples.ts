import type { reservas } from '@jornada/contract/reservas/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof reservas> = {
  guardar: { entrada: { sala: 14, inicio: '2026-11-25T10:00', fin: '2026-11-25T11:30', asunto: 'Revisión de ventas', asistentes: 6 } },
  nuevo: { entrada: { data: '{"sala":14,"inicio":"2026-11-25T10:00","fin":"2026-11-25T11:30","asistentes":6}' } },
  listado: { entrada: { SalaId: 14, fechaFiltroInicio: '2026-11-01', fechaFiltroFin: '2026-11-30' } },
  eliminar: { entrada: { id: 812, version: 1 } },
  cerrarDias: { entrada: { sala: 14, desde: '2026-12-24', hasta: '2026-12-31', motivo: 'Obras en la planta', aunConReservas: true } },
};
