import { subscribe, type Subscription } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { mesDecidido } from './reads.ts';

/** `-con`: a mark of the person that came too late is concerned. */
type Caso = 'cierre' | 'cierre-con' | 'reapertura' | 'reapertura-con';

/** A month of one's record was closed or reopened. */
export const mesCerrado = defineNotice<{ ids: number[]; mes: string; caso: Caso }>({
  clase: 'cierres',
  envio: { ruta: ({ mes = '' }) => `/registros-list?mes=${mes}`, ttlHoras: 72, urgency: 'normal' },
  decide: async (tx, { entidadId, ids, mes, caso }) => ({ people: await findPeople(tx, entidadId, ids), asunto: { mes, caso } }),
});

/** Tells the people of that month. */
export const tellOfMonth = ({ tellMany }: Pick<NotificacionesService, 'tellMany'>): Subscription =>
  subscribe(mesDecidido, async ({ entidadId, mes, accion, personas }, { id }) => {
    for (const late of [false, true]) {
      const ids = personas.filter(({ fichajeTardio }) => fichajeTardio === late).map((one) => one.id);
      await tellMany(mesCerrado, { entidadId, mes, caso: late ? `${accion}-con` : accion, ids }, idOf(id, Number(late)));
    }
  });
