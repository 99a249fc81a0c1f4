import type { centros } from '@jornada/contract/centros.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof centros> = {
  regiones: { entrada: { pais: 'ES' } },
};
