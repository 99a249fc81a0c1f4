import { defineEvent, subscribe, type Subscription } from '../../platform/bus.ts';
import { statement } from '../../platform/database/pool.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPerson } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';

/** Somebody came to a person, or left again. */
export const visitaCambiada = defineEvent<{ entidadId: number; personaId: number; visitaId: number; llega: boolean }>('visitas.cambiada', {
  temas: ['visitas'],
});

const DENTRO = statement(
  'visitas/notices.DENTRO',
  'select 1 as dentro from instancia.visitas where entidad_id = $1 and visita_id = $2 and salida is null',
);

/** A visitor waits at the door. Whoever has left again is not announced. */
export const visitaEnPuerta = defineNotice<{ visitaId: number; personaId: number }>({
  clase: 'visitas',
  envio: { ruta: () => '/visitas', ttlHoras: 2, urgency: 'high' },
  async decide(tx, { entidadId, visitaId, personaId }) {
    const isInside = (await tx.query(DENTRO, [entidadId, visitaId])).length > 0;
    const person = isInside ? await findPerson(tx, entidadId, personaId) : null;
    return { people: person ? [person] : [], asunto: { id: visitaId } };
  },
});

export const tellHost = ({ tell }: Pick<NotificacionesService, 'tell'>): Subscription =>
  subscribe(visitaCambiada, async ({ entidadId, personaId, visitaId, llega }, { id }) => {
    if (llega) await tell(visitaEnPuerta, { entidadId, visitaId, personaId }, { id: idOf(id, visitaId) });
  });
