import { versiones } from '@jornada/contract/versiones.ts';
import { defineModule } from '../../shared/module.ts';
import { compareVersions } from './versions.ts';
import { examples } from './examples.ts';

/** The oldest app version that this server still understands. */
const UNDERSTOOD = '3.3.0';

export const versionesModule = defineModule(versiones, {
  examples,
  build: ({ version, environment: Environment, minimumAppVersion: minimum, mobile }) => {
    // Apps older than this are refused, whatever the installation's settings say.
    const minima = minimum !== null && compareVersions(minimum, UNDERSTOOD) > 0 ? minimum : UNDERSTOOD;
    return {
      handlers: {
        versionesApp: async ({ input }) => {
          const said = { actual: version, minima, Environment, tiendas: mobile.stores };
          if (compareVersions(input.version, minima) < 0) return { ...said, estado: 'obligatoria' as const };
          return { ...said, estado: compareVersions(input.version, version) < 0 ? ('hay-otra' as const) : ('al-dia' as const) };
        },
      },
    };
  },
});
