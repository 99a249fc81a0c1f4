import type { comprobacion } from '@jornada/contract/comprobacion.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof comprobacion> = {
  papel: {
    entrada: {
      sha256: '0'.repeat(64),
      dice: ['1'.repeat(64)],
      sellos: [{ cubre: '0'.repeat(64), firma: 'MIIFxgYJKoZIhvcNAQcCoIIFtzCCBbMCAQE=', entero: true }],
    },
  },
};
