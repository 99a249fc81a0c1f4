import { defineEvent, subscribe, type Subscription } from '../../platform/bus.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';

/** People were asked about days of theirs. */
export const preguntaHecha = defineEvent<{ entidadId: number; personaIds: readonly number[] }>('hoy.preguntada', { temas: ['hoy'] });

/** Somebody answered: those who answer for them see it at once. */
export const preguntaRespondida = defineEvent<{ entidadId: number; personaId: number; equipo: true }>('hoy.respondida', { temas: ['hoy'] });

/** The company asks a person about a day. */
export const preguntaDeDia = defineNotice<{ ids: number[] }>({
  clase: 'preguntas',
  envio: { ruta: () => '/home', ttlHoras: 24, urgency: 'high', topic: 'preguntas' },
  decide: async (tx, { entidadId, ids }) => ({ people: await findPeople(tx, entidadId, ids), asunto: {} }),
});

/** Tells those who were asked. */
export const tellAsked = ({ tellMany }: Pick<NotificacionesService, 'tellMany'>): Subscription =>
  subscribe(preguntaHecha, async ({ entidadId, personaIds }, { id }) => {
    await tellMany(preguntaDeDia, { entidadId, ids: [...personaIds] }, id);
  });
