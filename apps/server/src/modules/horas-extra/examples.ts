import type { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof horasExtra> = {
  guardar: { entrada: { fecha: '2026-08-03', minutos: 90, tipologia: 1, compensacion: 'descanso', comentario: 'Cierre del inventario.' } },
  nuevo: { entrada: { data: '{"fecha":"2026-08-03","minutos":90,"tipologia":1,"compensacion":"descanso"}' } },
  eliminar: { entrada: { id: 845, version: 1 } },
  guardarTipologia: {
    entrada: {
      desde: '2026-09-01',
      nombre: 'Feria',
      clase: 'festiva',
      modo: 'elegir',
      pagoPorCien: 175,
      descansoPorHora: 80,
      cuentaTope: true,
      cotizacion: 'ordinaria',
      activa: true,
    },
  },
};
