import { defineEvent, subscribe, type Subscription } from '../../platform/bus.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';

type Caso = 'nombrada' | 'quitada';

/** Somebody stands in for somebody else from now on, or no longer does. The open apps of the stand-in are told. `autorId`: who did that. */
export const suplenciaCambiada = defineEvent<{ entidadId: number; personaId: number; autorId: number; caso: Caso }>(
  'solicitudes.suplencia',
  { temas: ['solicitudes', 'bandeja'] },
);

/** Says to a stand-in that they are one. The page says for whom and when. */
export const suplenciaDicha = defineNotice<{ id: number; caso: Caso }>({
  clase: 'suplencias',
  envio: { ruta: () => '/bandeja/suplencias', ttlHoras: 72, urgency: 'normal' },
  decide: async (tx, { entidadId, id, caso }) => ({ people: await findPeople(tx, entidadId, [id]), asunto: { caso } }),
});

/** Tells whoever was named, or is no longer one, unless they did it themselves. */
export const tellStandIn = ({ tell }: Pick<NotificacionesService, 'tell'>): Subscription =>
  subscribe(suplenciaCambiada, async ({ entidadId, personaId, autorId, caso }, { id }) => {
    if (autorId !== personaId) await tell(suplenciaDicha, { entidadId, id: personaId, caso }, { id });
  });
