import { bandeja } from '@jornada/contract/bandeja.ts';
import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { createBandejaService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const bandejaModule = defineModule(bandeja, {
  examples,
  build: (context) => {
    const service = createBandejaService({
      ...context,
      entidades: context.use(entidadesModule),
      fotoTokens: context.use(fotosModule).tokens,
    });
    return {
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        pendientes: ({ session }) => service.countPending(session),
        vistas: ({ session, input }) => service.markAllSeen(session, input),
      },
    };
  },
});
