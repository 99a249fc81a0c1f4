import { geo } from '@jornada/contract/geo.ts';
import { paisesEn } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const geoModule = defineModule(geo, {
  build: () => {
    return {
      handlers: {
        paises: async ({ language }) => ({ items: paisesEn(language) }),
      },
    };
  },
});
