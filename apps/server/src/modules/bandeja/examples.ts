import type { bandeja } from '@jornada/contract/bandeja.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof bandeja> = {
  listado: { entrada: { estado: 'por-responder', start: 0, limit: 20 } },
};
