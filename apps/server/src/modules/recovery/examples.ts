import type { recovery } from '@jornada/contract/recovery.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof recovery> = {
  pedir: { entrada: { user: '00000001R' }, salida: null },
};
