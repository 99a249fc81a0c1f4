import { subscribe, type Subscription } from '../../platform/bus.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { documentosPublicados } from './changed.ts';
import { findNotOpened } from './publish-repo.ts';
import { findThoseToSign } from './reminders-repo.ts';

// A message says neither the kind nor the title: whoever sees the phone learns nothing of what somebody was given.
const ruta = (): string => '/documentacion-pin';

/** Somebody was given documents that they have not opened. */
export const documentosNuevos = defineNotice<{ ids: number[]; contenidoId: number }>({
  clase: 'documentos',
  envio: { ruta, ttlHoras: 72, urgency: 'normal', topic: 'documentos' },
  decide: async (tx, { entidadId, ids, contenidoId }) => ({
    people: await findPeople(tx, entidadId, await findNotOpened(tx, entidadId, contenidoId, ids)),
    asunto: {},
  }),
});

/** Documents wait for somebody's signature. */
export const documentosPorFirmar = defineNotice<{ ids: number[] }>({
  clase: 'documentos-por-firmar',
  envio: { ruta, ttlHoras: 72, urgency: 'normal', topic: 'documentos-por-firmar' },
  decide: async (tx, { entidadId, ids }) => ({
    people: await findPeople(tx, entidadId, await findThoseToSign(tx, entidadId, ids)),
    asunto: {},
  }),
});

export const tellOfDocuments = ({ tellMany }: Pick<NotificacionesService, 'tellMany'>): Subscription =>
  subscribe(documentosPublicados, ({ entidadId, contenidoId, firma, personaIds }, { id }) => {
    const ids = [...personaIds];
    return firma ? tellMany(documentosPorFirmar, { entidadId, ids }, id) : tellMany(documentosNuevos, { entidadId, ids, contenidoId }, id);
  });
