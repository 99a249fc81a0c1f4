import { turnos } from '@jornada/contract/turnos/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, nameOf, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createPlan } from './demo.ts';
import { planPublicado, tellOfPublication } from './notices.ts';
import { createTurnosService } from './service.ts';

export const turnosModule = defineModule(turnos, {
  things: {
    puesto: { tabla: 'turnos_puestos', id: 'puesto_id', nombre: 'nombre' },
    necesidad: { tabla: 'turnos_necesidades', id: 'necesidad_id', nombre: 'nombre' },
  },
  ownData: [
    { seccion: 'diasPlanificados', tabla: 'dias_sueltos', donde: PROPIA, orden: 'fecha' },
    { seccion: 'diasPublicados', tabla: 'turnos_publicado', donde: PROPIA, orden: 'desde' },
    {
      seccion: 'puestosDeTurnos',
      tabla: 'turnos_puestos_de',
      donde: PROPIA,
      orden: 'puesto_id',
      con: { puesto: nameOf('turnos_puestos', 'puesto_id') },
    },
    { seccion: 'planesEnBorrador', tabla: 'turnos_borrador', donde: PROPIA, orden: 'fecha' },
    { seccion: 'planesDibujados', tabla: 'turnos_borrador', donde: AUTOR, orden: 'usuario_id, fecha' },
    { seccion: 'planesPropuestos', tabla: 'turnos_propuestas', donde: AUTOR, orden: 'numero' },
    { seccion: 'planesPublicados', tabla: 'turnos_publicaciones', donde: AUTOR, orden: 'publicacion_id' },
  ],
  notices: [planPublicado],
  demo: createPlan,
  build: (context) => {
    const { use } = context;
    const service = createTurnosService({ ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule) });
    return {
      service,
      on: [tellOfPublication(use(notificacionesModule))],
      handlers: {
        plan: ({ session, input }) => service.readPlan(session, input),
        escribir: ({ session, input }) => service.drafts.write(session, input),
        descartar: ({ session, input }) => service.drafts.discard(session, input),
        previsualizar: ({ session, input }) => service.publishing.preview(session, input),
        publicar: ({ session, input }) => service.publishing.publish(session, input),
        proponer: ({ session, input }) => service.proposals.begin(session, input),
        propuesta: ({ session }) => service.proposals.read(session),
        pararPropuesta: ({ session }) => service.proposals.stop(session),
        dibujarPropuesta: ({ session, input }) => service.proposals.draw(session, input),
        descartarPropuesta: ({ session }) => service.proposals.discard(session),
        sustitutos: ({ session, input }) => service.findStandIns(session, input),
        cobertura: ({ session, input }) => service.readCover(session, input),
        necesidades: ({ session, input }) => service.needs.list(session, input),
        guardarNecesidad: ({ session, input }) => service.needs.save(session, input),
        quitarNecesidad: ({ session, input }) => service.needs.remove(session, input),
        puestos: ({ session }) => service.posts.list(session),
        guardarPuesto: ({ session, input }) => service.posts.save(session, input),
      },
    };
  },
});
