import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createPay } from './demo.ts';
import { examples } from './examples.ts';
import { createPayImport } from './import/service.ts';
import { createPayDesk } from './managing.ts';
import { nominaLista, tellOfPay } from './notices.ts';
import { createOwnPay } from './own.ts';

export const retribucionesModule = defineModule(retribuciones, {
  examples,
  notices: [nominaLista],
  ownData: [
    { seccion: 'retribuciones', tabla: 'retribuciones', donde: PROPIA, orden: 'retribucion_id' },
    { seccion: 'retribucionesAnteriores', tabla: 'retribuciones_anteriores', donde: PROPIA, orden: 'retribucion_id, version' },
    { seccion: 'importesOcultos', tabla: 'retribuciones_ocultas', donde: PROPIA, orden: 'usuario_id' },
  ],
  demo: createPay,
  build: (context) => {
    const notices = context.use(notificacionesModule);
    const options = { ...context, entidades: context.use(entidadesModule), auditoria: context.use(auditoriaModule) };
    const own = createOwnPay(options);
    const desk = createPayDesk(options);
    const files = createPayImport(options);
    return {
      service: { readTwelveMonths: own.readTwelveMonths },
      on: [tellOfPay(notices)],
      handlers: {
        propias: ({ session, input }) => own.read(session, input),
        ocultar: ({ session, input }) => own.hide(session, input.ocultarImportes),
        listado: ({ session, input }) => desk.list(session, input),
        una: ({ session, input }) => desk.one(session, input.id),
        guardar: ({ session, input }) => desk.save(session, input),
        quitar: ({ session, input }) => desk.remove(session, input),
        calendario: ({ session }) => desk.readCalendar(session),
        guardarCalendario: ({ session, input }) => desk.saveCalendar(session, input),
        ensayar: ({ session, input }) => files.tryOut(session, input),
        aplicar: ({ session, input }) => files.apply(session, input),
      },
    };
  },
});
