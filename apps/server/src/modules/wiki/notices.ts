import { subscribe, type Subscription } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { defineNotice } from '../../shared/notice.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { comunicadoPublicado, recuerdoPedido } from './changed.ts';
import { findRecipients } from './reads-repo.ts';
import { findOne } from './repo.ts';

type Caso = 'nuevo' | 'confirmar' | 'recordatorio';
type Aviso = { comunicadoId: number; caso: Caso; ids: number[]; hoy: string; ahora: string };

/** There is an announcement for somebody. It says nothing of it: a locked screen shows it. */
export const comunicadoNuevo = defineNotice<Aviso>({
  clase: 'comunicados',
  envio: { tipo: 'comunicado', ruta: ({ id = 0 }) => `/wiki-view/${id}`, ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, comunicadoId, caso, ids, hoy, ahora }) {
    const comunicado = await findOne(tx, entidadId, comunicadoId);
    const isOver = !comunicado || comunicado.borrador || comunicado.retirado !== null;
    const still = isOver
      ? []
      : await findRecipients(tx, entidadId, { hoy, ahora }, { id: comunicadoId, among: ids, isOnlyMissing: caso === 'recordatorio' });
    return { people: await findPeople(tx, entidadId, still), asunto: { id: comunicadoId, caso } };
  },
});

type Options = { db: Database; clock: Clock; entidades: EntidadesService; notices: Pick<NotificacionesService, 'tellMany'> };

/** Tells those whom it is for, and reminds those who have not confirmed. Its author knows. */
export function createTelling({ db, clock, entidades, notices }: Options): Subscription[] {
  async function tell(entidadId: number, comunicadoId: number, isReminder: boolean, id: string): Promise<void> {
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    const now = clock.now();
    const momento = { hoy: now.toZonedDateTimeISO(zona).toPlainDate().toString(), ahora: now.toString() };
    const found = await db.tenant(entidadId, async (tx) => {
      const comunicado = await findOne(tx, entidadId, comunicadoId);
      if (!comunicado) return null;
      const ids = await findRecipients(tx, entidadId, momento, { id: comunicadoId, among: null, isOnlyMissing: isReminder });
      const caso: Caso = isReminder ? 'recordatorio' : comunicado.confirmacion ? 'confirmar' : 'nuevo';
      return { caso, ids: ids.filter((one) => one !== comunicado.autorId || isReminder) };
    });
    if (found) await notices.tellMany(comunicadoNuevo, { entidadId, comunicadoId, ...found, ...momento }, id);
  }
  return [
    subscribe(comunicadoPublicado, ({ entidadId, comunicadoId }, { id }) => tell(entidadId, comunicadoId, false, idOf(id, 0))),
    subscribe(recuerdoPedido, ({ entidadId, comunicadoId }, { id }) => tell(entidadId, comunicadoId, true, idOf(id, 0))),
  ];
}
