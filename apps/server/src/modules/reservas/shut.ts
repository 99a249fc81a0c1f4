import { defineEvent, subscribe, type Subscription, type Bus } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { solicitudCambiada } from '../solicitudes/reads.ts';
import type { Database } from '../../platform/database/database.ts';

/** Hours or rooms have changed: what everybody sees of them. */
export const agendaCambiada = defineEvent<{ entidadId: number }>('reservas.agenda', { temas: ['reservas'] });

/** A room was shut on days for which it is booked. */
export const salaCerrada = defineEvent<{ entidadId: number; reservas: { id: number; personaId: number }[] }>('reservas.sala-cerrada', {
  temas: ['reservas'],
});

/** One's booking cannot be as it is, because the room is shut. */
export const reservaSinSala = defineNotice<{ reservaId: number; ids: number[] }>({
  clase: 'reservas',
  envio: { ruta: ({ id = 0 }) => `/reservas-view/${id}`, ttlHoras: 72, urgency: 'normal' },
  decide: async (tx, { entidadId, reservaId, ids }) => ({
    people: await findPeople(tx, entidadId, ids),
    asunto: { id: reservaId, caso: 'sala-cerrada' },
  }),
});

/** Tells those whose room was shut, and open apps that the hours of rooms have changed. */
export const tellOfRooms = ({
  db,
  bus,
  notices,
}: {
  db: Database;
  bus: Bus;
  notices: Pick<NotificacionesService, 'tellMany'>;
}): Subscription[] => [
  subscribe(salaCerrada, async ({ entidadId, reservas }, { id }) => {
    for (const [index, one] of reservas.entries())
      await notices.tellMany(reservaSinSala, { entidadId, reservaId: one.id, ids: [one.personaId] }, idOf(id, index));
  }),
  subscribe(solicitudCambiada, async ({ entidadId, modulo }) => {
    if (modulo === 'reservas') await db.tenant(entidadId, (tx) => bus.emit(tx, agendaCambiada, { entidadId }));
  }),
];
