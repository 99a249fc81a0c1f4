import type { ausencias } from '@jornada/contract/ausencias.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof ausencias> = {
  calendario: { entrada: { desde: '2026-11-01', hasta: '2026-11-30', quienes: 'fuera', start: 0, limit: 50 } },
  cobertura: { entrada: { desde: '2026-11-01', hasta: '2026-11-30', departamento: 3 } },
};
