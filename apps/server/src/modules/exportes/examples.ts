import type { exportes } from '@jornada/contract/exportes/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

export const examples: ExamplesOf<typeof exportes> = {
  crear: { entrada: { clase: 'inspeccion', desde: '2026-10-01', hasta: '2026-10-31', centro: 2, idioma: 'es' } },
};
