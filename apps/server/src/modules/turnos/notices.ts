import { joinDays } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { defineEvent, subscribe, type Subscription } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { findTold } from './publish-repo.ts';

/** Days of people were published. `personaIds`: those for whom something is another, or new. */
export const turnosPublicados = defineEvent<{ entidadId: number; publicacionId: number; personaIds: readonly number[] }>(
  'turnos.publicados',
  { temas: ['turnos', 'registros', 'resumen'] },
);

/** The plan of a person was published: it names the days that changed, or those that are told for the first time. */
export const planPublicado = defineNotice<{ ids: number[]; publicacionId: number }>({
  clase: 'turnos-publicados',
  envio: { ruta: () => '/registros-list', ttlHoras: 72, urgency: 'normal' },
  decide: async (tx, { entidadId, ids, publicacionId }) => {
    const [id = 0] = ids;
    const { cambios, nuevos } = await findTold(tx, entidadId, { publicacionId, id });
    const isNew = (fecha: Fecha): boolean => nuevos.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
    // A day that is told for the first time has not changed for its person.
    const changed = joinDays(cambios.filter((fecha) => !isNew(fecha)));
    if (changed.length === 0 && nuevos.length === 0) return { people: [], asunto: {} };
    const people = await findPeople(tx, entidadId, [id]);
    if (changed.length === 0) return { people, asunto: { caso: 'nuevos', dias: nuevos } };
    return { people, asunto: { caso: nuevos.length === 0 ? 'cambios' : 'cambios-y-nuevos', dias: changed } };
  },
});

/** Tells each person of their own days. */
export const tellOfPublication = ({ tell }: Pick<NotificacionesService, 'tell'>): Subscription =>
  subscribe(turnosPublicados, async ({ entidadId, publicacionId, personaIds }, { id }) => {
    for (const personaId of personaIds)
      await tell(planPublicado, { entidadId, publicacionId, ids: [personaId] }, { id: idOf(id, personaId) });
  });
