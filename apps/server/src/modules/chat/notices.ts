import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';

/** Somebody has written in a room. On a device the latest one of a kind replaces the others; a locked screen shows no name and no word. */
export const mensajeNuevo = defineNotice<{ ids: number[]; salaId: number; caso?: 'mencion' }>({
  clase: 'chat',
  envio: {
    tipo: 'chat',
    ruta: ({ id = 0 }) => `/chat-view/${id}`,
    ttlHoras: 24,
    urgency: 'high',
  },
  decide: async (tx, { entidadId, ids, salaId, caso }) => ({
    people: await findPeople(tx, entidadId, ids),
    asunto: { id: salaId, ...(caso && { caso }) },
  }),
});
