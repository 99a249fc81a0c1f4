import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { createPushMetrics } from '../../platform/push/metrics.ts';
import { correoModule } from '../correo/module.ts';
import { disponibilidadModule } from '../disponibilidad/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { kindsOf } from './kinds.ts';
import { createNotificacionesService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const notificacionesModule = defineModule(notificaciones, {
  ownData: [
    { seccion: 'dispositivosAvisados', tabla: 'destinos_push', donde: PROPIA, orden: 'destino_id', sin: ['huella', 'datos'] },
    { seccion: 'avisosElegidos', tabla: 'avisos_preferencias', donde: PROPIA, orden: 'clase, t.canal' },
  ],
  build: (context) => {
    const service = createNotificacionesService({
      ...context,
      entidades: context.use(entidadesModule),
      correo: context.use(correoModule),
      disponibilidad: context.use(disponibilidadModule),
      kinds: kindsOf(context.modules),
      onDelivery: createPushMetrics(context.metrics),
      testOrigins: context.pushTestOrigins,
    });
    return {
      service,
      handlers: {
        guardarTokenFirebase: ({ session, input }) => service.setTokenFirebase(session, input.tokenString),
        eliminarTokenFirebase: ({ session, input }) => service.removeTokenFirebase(session, input.tokenString),
        ajustes: ({ session }) => service.ajustes.read(session),
        poner: ({ session, input }) => service.ajustes.put(session, input),
        prueba: ({ session }) => service.test(session),
      },
    };
  },
});

export const webPushModule = defineModule(webPush, {
  build: (context) => {
    const service = context.use(notificacionesModule);
    return {
      handlers: {
        ponerToken: ({ session, input }) => service.setToken(session, input.Token),
        salir: ({ session }) => service.leave(session),
      },
    };
  },
});
