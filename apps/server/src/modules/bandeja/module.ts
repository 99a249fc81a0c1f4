import { bandeja } from '@jornada/contract/bandeja.ts';
import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { registrosModule } from '../registros/module.ts';
import { solicitudesModule } from '../solicitudes/module.ts';
import { DE_SUS_SOLICITUDES } from '../../shared/own-data.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';
import { createCorrectionKind, createFollower } from './kind.ts';
import { createMatters } from './matters.ts';
import { createBandejaService } from './service.ts';

export const bandejaModule = defineModule(bandeja, {
  examples,
  ownData: [{ seccion: 'correccionesPedidas', tabla: 'correcciones', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id' }],
  build: (context) => {
    const { use } = context;
    const registros = use(registrosModule);
    const solicitudes = use(solicitudesModule);
    const readMatters = createMatters({ ...context, entidades: use(entidadesModule), fotoTokens: use(fotosModule).tokens });
    solicitudes.join(createCorrectionKind({ registros, readMatters }));
    registros.followProposals(createFollower(solicitudes));
    const service = createBandejaService({ ...context, readMatters, solicitudes });
    return {
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        correccion: ({ session, input }) => service.readCorrection(session, input.id),
        pendientes: ({ session }) => service.countPending(session),
        vistas: ({ session, input }) => service.markAllSeen(session, input),
      },
    };
  },
});
