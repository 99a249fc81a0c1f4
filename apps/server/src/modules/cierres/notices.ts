import { subscribe, type Subscription } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople, type NotificacionesService } from '../notificaciones/service.ts';
import { mesDecidido } from './decided.ts';

/** How many people one job tells. */
const AT_ONCE = 100;

/** `-con`: a mark of the person that came too late is concerned. */
type Caso = 'cierre' | 'cierre-con' | 'reapertura' | 'reapertura-con';

/** A month of one's record was closed or reopened. */
export const mesCerrado = defineNotice<{ ids: number[]; mes: string; caso: Caso }>({
  clase: 'cierres',
  envio: { ruta: '/registros-list', ttlHoras: 72, urgency: 'normal' },
  decide: async (tx, { entidadId, ids, mes, caso }) => ({ people: await findPeople(tx, entidadId, ids), asunto: { mes, caso } }),
});

/** Tells the people of that month, a hundred in one job. */
export const tellOfMonth = (tell: NotificacionesService['tell']): Subscription =>
  subscribe(mesDecidido, async ({ entidadId, mes, accion, personas }, { id }) => {
    const parts = [false, true].flatMap((late) => {
      const ids = personas.filter(({ fichajeTardio }) => fichajeTardio === late).map((one) => one.id);
      const caso: Caso = late ? `${accion}-con` : accion;
      return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => ({
        entidadId,
        mes,
        caso,
        ids: ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
      }));
    });
    for (const [index, part] of parts.entries()) await tell(mesCerrado, part, { id: idOf(id, index) });
  });
