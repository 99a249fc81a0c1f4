import { hoy } from '@jornada/contract/hoy.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { mesModule } from '../mes/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createIncidences } from './incidences.ts';
import { preguntaDeDia, tellAsked } from './notices.ts';
import { createToday } from './service.ts';

export const hoyModule = defineModule(hoy, {
  ownData: [{ seccion: 'incidencias', tabla: 'incidencias', donde: PROPIA, orden: 'incidencia_id' }],
  notices: [preguntaDeDia],
  build: (context) => {
    const { use } = context;
    const options = { ...context, entidades: use(entidadesModule), fotoTokens: use(fotosModule).tokens };
    const today = createToday(options);
    const incidences = createIncidences({ ...options, ...use(mesModule), auditoria: use(auditoriaModule) });
    return {
      on: [tellAsked(use(notificacionesModule))],
      handlers: {
        listado: ({ session, input }) => today.list(session, input),
        opciones: ({ session }) => today.readChoices(session),
        incidencias: ({ session, input }) => incidences.list(session, input),
        preguntar: ({ session, input }) => incidences.ask(session, input),
        resolver: ({ session, input }) => incidences.settle(session, input),
        preguntas: ({ session }) => incidences.listOwn(session),
        responder: ({ session, input }) => incidences.answer(session, input),
      },
    };
  },
});
