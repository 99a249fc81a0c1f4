import type { gastos } from '@jornada/contract/gastos/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof gastos> = {
  guardar: {
    entrada: {
      clase: 'ticket',
      tipo: 4,
      formaPago: 9,
      dia: '2026-11-12',
      comercio: 'Casa Manola',
      totalCentimos: 4345,
      lineas: [
        { porMil: 100, baseCentimos: 3400, cuotaCentimos: 340 },
        { porMil: 210, baseCentimos: 500, cuotaCentimos: 105 },
      ],
      ficheros: [31],
    },
  },
  nuevo: { entrada: { data: '{"clase":"kilometros","dia":"2026-11-12","kmDecimas":620}' } },
};
