import { novedades } from '@jornada/contract/novedades.ts';
import { authModule } from '../auth/module.ts';
import { createNovedadesService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const novedadesModule = defineModule(novedades, {
  build: (context) => {
    const service = createNovedadesService({ ...context, sessions: context.use(authModule) });
    return {
      service,
      handlers: {
        seguir: async ({ session }) => service.follow(session),
      },
    };
  },
});
