import { subscribe, type Subscription } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople, findThoseWho } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { modelo145Acusado, modelo145Firmado } from './changed.ts';
import { findOneSigned } from './repo.ts';

type Sobre = { personaId: number; modeloId: number };

/** Somebody has signed a form, and the company owes them the receipt. */
export const modelo145PorAcusar = defineNotice<Sobre>({
  clase: 'formularios-de-renta',
  envio: { ruta: ({ id = 0 }) => `/intranet/modelo145?ver=${id}`, ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, personaId, modeloId }) {
    const found = await findOneSigned(tx, entidadId, modeloId);
    if (!found || found.acuseMomento !== null) return { people: [], asunto: {} };
    return { people: await findThoseWho(tx, entidadId, 'modelo145.gestionar:all', personaId), asunto: { id: modeloId } };
  },
});

/** The company has acknowledged one's form. */
export const modelo145Recibido = defineNotice<Sobre>({
  clase: 'acuses-de-renta',
  envio: { ruta: () => '/modelo145', ttlHoras: 72, urgency: 'normal', topic: 'modelo145' },
  decide: async (tx, { entidadId, personaId, modeloId }) => ({
    people: await findPeople(tx, entidadId, [personaId]),
    asunto: { id: modeloId },
  }),
});

export const tellOfForms = ({ tell }: Pick<NotificacionesService, 'tell'>): Subscription[] => [
  subscribe(modelo145Firmado, (data, { id }) => tell(modelo145PorAcusar, data, { id: idOf(id, 0) })),
  subscribe(modelo145Acusado, (data, { id }) => tell(modelo145Recibido, data, { id: idOf(id, 0) })),
];
