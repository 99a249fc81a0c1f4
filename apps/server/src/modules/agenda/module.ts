import { agenda } from '@jornada/contract/agenda.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { entidadesModule } from '../entidades/module.ts';
import { createAgendaService } from './service.ts';

export const agendaModule = defineModule(agenda, {
  ownData: [{ seccion: 'agenda', tabla: 'agendas', donde: PROPIA, orden: 'creada', sin: ['huella'] }],
  build: (context) => {
    const service = createAgendaService({ ...context, entidades: context.use(entidadesModule) });
    return {
      handlers: {
        estado: ({ session }) => service.status(session),
        crear: ({ session, request }) => service.create(session, `${request.protocol}://${request.host}`),
        terminar: ({ session }) => service.end(session),
        calendario: ({ input, request }) => service.read(input.token, request.headers['if-none-match']),
      },
    };
  },
});
