import type { auth } from '@jornada/contract/auth.ts';
import type { sesiones } from '@jornada/contract/sesiones.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof auth> = {
  renovar: { salida: { Token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk' } },
};

export const sesionesExamples: ExamplesOf<typeof sesiones> = {
  cerrar: { entrada: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
};
