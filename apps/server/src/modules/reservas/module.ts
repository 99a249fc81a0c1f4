import { reservas } from '@jornada/contract/reservas/calls.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { solicitudesModule, createOwnCalls } from '../solicitudes/module.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, DE_SUS_SOLICITUDES, nameOf } from '../../shared/own-data.ts';
import { createDemoRooms } from './demo.ts';
import { examples } from './examples.ts';
import { createBookingKind } from './kind.ts';
import { createManaging } from './managing.ts';
import { createReservasService } from './service.ts';
import { reservaSinSala, tellOfRooms } from './shut.ts';

export const reservasModule = defineModule(reservas, {
  examples,
  demo: createDemoRooms,
  things: { sala: { tabla: 'salas', id: 'sala_id', nombre: 'nombre' } },
  notices: [reservaSinSala],
  ownData: [
    { seccion: 'reservas', tabla: 'reservas', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id', con: { sala: nameOf('salas', 'sala_id') } },
    { seccion: 'cierresDeSalas', tabla: 'salas_cierres', donde: AUTOR, orden: 'cierre_id', con: { sala: nameOf('salas', 'sala_id') } },
  ],
  build: (context) => {
    const { use } = context;
    const entidades = use(entidadesModule);
    const solicitudes = use(solicitudesModule);
    solicitudes.join(createBookingKind({ ...context, entidades }));
    const service = createReservasService({ ...context, entidades, solicitudes });
    const { agenda } = service;
    const managing = createManaging({ ...context, entidades, auditoria: use(auditoriaModule) });
    return {
      on: tellOfRooms({ ...context, notices: use(notificacionesModule) }),
      handlers: {
        ...createOwnCalls({ ...context, solicitudes }, { modulo: 'reservas', read: service.read }),
        listado: ({ session, input }) => service.list(session, input),
        nuevo: ({ session, input }) => service.start(session, input),
        guardar: ({ session, input, clave }) => service.send(session, input, clave),
        salasselector: ({ session, input }) => agenda.listWithin(session, input),
        horasocupadas: ({ session, input }) => agenda.readDay(session, input),
        agenda: ({ session, input }) => agenda.read(session, input),
        salas: ({ session }) => managing.list(session),
        guardarSala: ({ session, input }) => managing.save(session, input),
        cerrarSala: ({ session, input }) => managing.close(session, input),
        reabrirSala: ({ session, input }) => managing.reopen(session, input),
        cierres: ({ session }) => managing.listClosures(session),
        cerrarDias: ({ session, input }) => managing.shut(session, input),
        abrirDias: ({ session, input }) => managing.unshut(session, input.id),
        ajustes: ({ session }) => managing.readSettings(session),
        guardarAjustes: ({ session, input }) => managing.saveSettings(session, input),
      },
    };
  },
});
