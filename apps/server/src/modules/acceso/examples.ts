import type { acceso } from '@jornada/contract/acceso.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof acceso> = {
  metodos: { entrada: { Username: '00000001R' }, salida: { Metodos: ['password'], Proveedores: [] } },
};
