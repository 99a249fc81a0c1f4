import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { defineModule } from '../../shared/module.ts';
import { DE_SUS_SOLICITUDES, PROPIA } from '../../shared/own-data.ts';
import { createChainsOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { solicitudDecidida, solicitudPorDecidir } from './notices.ts';
import { createReminders } from './reminders.ts';
import { createSolicitudesService } from './service.ts';
import { suplenciaDicha, tellStandIn } from './stand-in-told.ts';

export { createOwnCalls } from './own-calls.ts';

export const solicitudesModule = defineModule(solicitudes, {
  examples,
  demo: createChainsOfDemo,
  notices: [solicitudPorDecidir, solicitudDecidida, suplenciaDicha],
  ownData: [
    { seccion: 'solicitudes', tabla: 'solicitudes', donde: PROPIA, orden: 'solicitud_id' },
    { seccion: 'pasosDeSolicitudes', tabla: 'solicitudes_pasos', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id, t.para, t.paso' },
    { seccion: 'historiaDeSolicitudes', tabla: 'solicitudes_historia', donde: PROPIA, orden: 'hecho_id', sin: ['cuerpo_huella'] },
    {
      seccion: 'suplencias',
      tabla: 'suplencias',
      donde: 't.entidad_id = $1 and $2 in (t.titular_id, t.suplente_id)',
      orden: 'suplencia_id',
    },
  ],
  build: (context) => {
    const { use } = context;
    const notices = use(notificacionesModule);
    const service = createSolicitudesService({
      ...context,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      notices,
      fotoTokens: use(fotosModule).tokens,
    });
    const { chains, standIns, tellQueue } = service;
    createReminders({ ...context, tellQueue });
    return {
      service,
      on: [...service.on, tellStandIn(notices)],
      handlers: {
        getSolicitudesAno: ({ session, input }) => service.listYear(session, input),
        byId: ({ session, input }) => service.readOne(session, input.id),
        respuestas: ({ session }) => service.listAnswered(session),
        porDecidir: ({ session, input }) => service.listForDeciding(session, input),
        pendientes: async ({ session }) => ({ total: await service.countForDeciding(session) }),
        decidir: ({ session, input }) => service.decide(session, input),
        recordar: ({ session, input }) => service.remind(session, input.id),
        cadenas: ({ session }) => chains.list(session),
        quienDecide: ({ session, input }) => service.whoDecides(session, input.persona),
        guardarCadena: ({ session, input }) => chains.save(session, input),
        quitarCadena: ({ session, input }) => chains.remove(session, input),
        suplencias: ({ session }) => standIns.list(session),
        suplentes: ({ session, input }) => standIns.findColleagues(session, input.texto),
        guardarSuplencia: ({ session, input }) => standIns.save(session, input),
        quitarSuplencia: ({ session, input }) => standIns.remove(session, input),
      },
    };
  },
});
