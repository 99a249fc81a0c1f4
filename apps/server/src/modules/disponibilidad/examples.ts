import type { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const evening = { clase: 'no', diaSemana: 5, fecha: null, desde: '20:00', hasta: '06:00' } as const;
const wish = { clase: 'prefiere', diaSemana: null, fecha: '2026-12-24', desde: null, hasta: null } as const;
const said = { id: 7, ...evening };
/** For the reference of the calls. */
export const examples: ExamplesOf<typeof disponibilidad> = {
  propia: { salida: { items: [said, { id: 9, ...wish }] } },
  anadir: { entrada: { clase: 'no', diaSemana: 5, desde: '20:00', hasta: '06:00' }, salida: said },
};
