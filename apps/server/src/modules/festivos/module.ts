import { festivos } from '@jornada/contract/festivos.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createReminding, festivosPorConfirmar } from './reminder.ts';
import { createFestivosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR } from '../../shared/own-data.ts';

export const festivosModule = defineModule(festivos, {
  ownData: [{ seccion: 'festivosConfirmados', tabla: 'festivos_confirmados', donde: AUTOR, orden: 'centro_id, t.ano' }],
  notices: [festivosPorConfirmar],
  build: (context) => {
    const { use } = context;
    createReminding({ ...context, tell: use(notificacionesModule).tell });
    const service = createFestivosService({ ...context, auditoria: use(auditoriaModule) });
    return {
      handlers: {
        ano: ({ session, input }) => service.readAno(session, input),
        confirmar: ({ session, input }) => service.confirm(session, input),
      },
    };
  },
});
