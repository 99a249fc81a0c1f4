import type { resumen } from '@jornada/contract/resumen.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof resumen> = {
  exportar: { entrada: { formato: 'csv', ano: 2026, mes: 3 } },
  verificarSello: { entrada: { sellos: [{ cubre: '0'.repeat(64), firma: 'MIIFxgYJKoZIhvcNAQcCoIIFtzCCBbMCAQE=', entero: true }] } },
};
