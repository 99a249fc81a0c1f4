import type { versiones } from '@jornada/contract/versiones.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof versiones> = {
  versionesApp: {
    entrada: { version: '3.3.8' },
    salida: {
      actual: '3.3.8',
      minima: '3.3.0',
      estado: 'al-dia',
      Environment: 'produccion',
      tiendas: { android: 'https://play.google.com/store/apps/details?id=app.jornada', ios: null },
    },
  },
};
