import { cierres } from '@jornada/contract/cierres.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { mesModule } from '../mes/module.ts';
import { registrosModule } from '../registros/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { mesCerrado, tellOfMonth } from './notices.ts';
import { createCierresService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR } from '../../shared/own-data.ts';

export { closeMonthOfDemo } from './demo.ts';

export const cierresModule = defineModule(cierres, {
  ownData: [
    { seccion: 'cierresDecididos', tabla: 'cierres', donde: AUTOR, orden: 'cierre_id' },
    { seccion: 'cierresEncargados', tabla: 'cierres_en_marcha', donde: AUTOR, orden: 'encargo_id' },
  ],
  notices: [mesCerrado],
  build: (context) => {
    const { use } = context;
    const { writeHeld } = use(registrosModule).held;
    const { sums } = use(mesModule);
    const service = createCierresService({ ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule), sums, writeHeld });
    return {
      service: { setApart: service.setApart },
      on: [tellOfMonth(use(notificacionesModule))],
      handlers: {
        marcha: ({ session }) => service.readRunning(session),
        listado: ({ session, input }) => service.list(session, input),
        revision: ({ session, input }) => service.review(session, input),
        cerrar: ({ session, input }) => service.close(session, input),
        reabrir: ({ session, input }) => service.reopen(session, input),
      },
    };
  },
});
