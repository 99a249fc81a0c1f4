import { subscribe, type Subscription } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople, findResponsible, findWithRoles } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { mesObjetado, objecionRespondida } from './changed.ts';
import { findLast, findMonths } from './repo.ts';

export type CasoDeFirma = 'pedir' | 'cambiado' | 'respuesta';

const monthOf = (mes = ''): string => `ano=${Number(mes.slice(0, 4))}&mes=${Number(mes.slice(5))}`;

/** A month of one's own is to be confirmed, has changed since, or somebody answered what was wrong with it. */
export const mesPorFirmar = defineNotice<{ ids: number[]; mes: string; caso: CasoDeFirma }>({
  clase: 'firmas',
  envio: { ruta: ({ mes }) => `/firmas?${monthOf(mes)}`, ttlHoras: 24, urgency: 'normal', topic: 'firmas' },
  async decide(tx, { entidadId, ids, mes, caso }) {
    const people = await findPeople(tx, entidadId, ids);
    if (caso === 'respuesta') return { people, asunto: { mes, caso } };
    const open: typeof people = [];
    // Signed meanwhile: there is nothing to ask.
    for (const one of people) {
      const [found] = await findMonths(tx, entidadId, one.usuarioId, [mes]);
      if (found && found.estado !== 'firmado') open.push(one);
    }
    return { people: open, asunto: { mes, caso } };
  },
});

/** Somebody one answers for says that their month is wrong. Without a manager, those who run the company are told. */
export const mesDisputado = defineNotice<{ personaId: number; mes: string }>({
  clase: 'firmas-objeciones',
  envio: { ruta: ({ id = 0, mes }) => `/intranet/firmas?${monthOf(mes)}&ver=${id}`, ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, personaId, mes }) {
    if ((await findLast(tx, entidadId, personaId, mes))?.accion !== 'objecion') return { people: [], asunto: {} };
    const responsible = await findResponsible(tx, entidadId, personaId);
    const people = responsible ? [responsible] : await findWithRoles(tx, entidadId, personaId, ['admin']);
    return { people, asunto: { id: personaId, mes } };
  },
});

export const tellOfObjections = ({ tell, tellMany }: Pick<NotificacionesService, 'tell' | 'tellMany'>): Subscription[] => [
  subscribe(mesObjetado, (data, { id }) => tell(mesDisputado, data, { id: idOf(id, 0) })),
  subscribe(objecionRespondida, ({ entidadId, personaId, mes }, { id }) =>
    tellMany(mesPorFirmar, { entidadId, ids: [personaId], mes, caso: 'respuesta' }, idOf(id, 0)),
  ),
];
