import { ausencias } from '@jornada/contract/ausencias.ts';
import { entidadesModule } from '../entidades/module.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';
import { createAusenciasService } from './service.ts';

export const ausenciasModule = defineModule(ausencias, {
  examples,
  build: (context) => {
    const service = createAusenciasService({ ...context, entidades: context.use(entidadesModule) });
    return {
      handlers: {
        calendario: ({ session, input }) => service.readCalendar(session, input),
        cobertura: ({ session, input }) => service.readCover(session, input),
      },
    };
  },
});
