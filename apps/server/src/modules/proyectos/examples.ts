import type { proyectos } from '@jornada/contract/proyectos.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof proyectos> = {
  listado: { entrada: {} },
};
