import { defineEvent, subscribe, type Subscription } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';

const CASOS_CAMBIO = [
  'pedido',
  'aceptado',
  'declinado',
  'validado',
  'rechazado',
  'retirado',
  'caducado',
  'oferta-dada',
  'oferta-cerrada',
  'nadie-encaja',
] as const;
export type CasoCambio = (typeof CASOS_CAMBIO)[number];

/**
 * Something was done to a change or an offer. `personaIds`: everybody whose lists have it. `avisados`: who is told; whoever asked is told by the
 * engine of requests when it was decided. `id`: of the change, or 0.
 */
export const cambioMovido = defineEvent<{
  entidadId: number;
  personaIds: readonly number[];
  avisados: readonly number[];
  id: number;
  caso: CasoCambio;
  ofertaId?: number;
}>('cambio-turnos.movido', { temas: ['cambio-turnos', 'turnos', 'registros', 'resumen'] });

/** It says neither with whom nor which days: a locked screen shows it. */
export const cambioDeTurno = defineNotice<{ id: number; caso: CasoCambio; ids: number[] }>({
  clase: 'cambios-de-turno',
  envio: {
    // Who is asked for help finds the shift where others are offered by the company.
    ruta: ({ id = 0, caso }) =>
      caso === 'nadie-encaja' ? '/intranet/turnos/ofrecidos' : id === 0 ? '/cambio-turnos-list' : `/cambio-turnos-view/${id}`,
    ttlHoras: 72,
    urgency: 'normal',
  },
  decide: async (tx, { entidadId, id, caso, ids }) => ({ people: await findPeople(tx, entidadId, ids), asunto: { id, caso } }),
});

export const tellOfChanges = ({ tellMany }: Pick<NotificacionesService, 'tellMany'>): Subscription =>
  subscribe(cambioMovido, async ({ entidadId, avisados, id, caso }, event) => {
    if (avisados.length > 0) await tellMany(cambioDeTurno, { entidadId, id, caso, ids: [...avisados] }, idOf(event.id, 0));
  });
