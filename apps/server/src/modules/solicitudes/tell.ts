import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { subscribe, type Subscription } from '../../platform/bus.ts';
import { mesDecidido } from '../cierres/reads.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { esperaCierre } from './changed.ts';
import { solicitudCambiada } from './reads.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { Solicitud } from './model.ts';
import { caseOf, solicitudDecidida, solicitudPorDecidir, type CasoDecisor } from './notices.ts';
import { findQueue } from './queue.ts';
import { findRequest } from './repo.ts';
import { takeOfClosedMonth } from './waiting-repo.ts';

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  notices: Pick<NotificacionesService, 'tell' | 'tellMany'>;
  kinds: SolicitudKinds;
};

const TURNS: Partial<Record<string, CasoDecisor>> = {
  enviar: 'nueva',
  cambiar: 'cambiada',
  'volver-a-pedir': 'nueva',
  conformar: 'nueva',
  'pedir-anulacion': 'anulacion',
};
const WITHDRAWN: ReadonlySet<string> = new Set(['retirar', 'retirar-anulacion']);

/**
 * Tells whoever decides when it is their turn or no longer is, and the person when it was decided. Proposals for the record are often taken back
 * at once, and nobody has anything to do then: so that is not told.
 */
export function createTelling({ db, clock, entidades, notices, kinds }: Options) {
  /** Tells those for whom a request waits. `id`: the same one again tells nobody twice. `within`: they are told only if that commits. */
  async function tellQueue(
    entidadId: number,
    solicitud: Solicitud,
    caso: CasoDecisor,
    { id, within }: { id: string; within?: Transaction },
  ): Promise<void> {
    const inside = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => (within ? work(within) : db.tenant(entidadId, work));
    const revision = await inside((tx) => findRevision(tx, entidadId));
    const { ajustes, zona } = await entidades.getConfiguration(entidadId, revision);
    const hoy = clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
    const momento = { sinAcceso: ajustes.sinAcceso };
    const ids = await inside((tx) => findQueue(tx, entidadId, { solicitud, momento, hoy }));
    await notices.tellMany(
      solicitudPorDecidir,
      { entidadId, solicitudId: solicitud.id, version: solicitud.version, caso, ids },
      id,
      within,
    );
  }
  const find = (entidadId: number, id: number) => db.tenant(entidadId, (tx) => findRequest(tx, entidadId, id));

  const on: Subscription[] = [
    subscribe(solicitudCambiada, async ({ entidadId, personaId, solicitudId, modulo, version, accion, autorId, esperabaDe }, { id }) => {
      const solicitud = await find(entidadId, solicitudId);
      if (!solicitud) return;
      const turn = TURNS[accion];
      if (turn && solicitud.version === version) await tellQueue(entidadId, solicitud, turn, { id: idOf(id, 0) });
      const isOfRecord = kinds.ofRecord().includes(solicitud.modulo);
      if (WITHDRAWN.has(accion) && esperabaDe !== undefined && !isOfRecord)
        await tellQueue(entidadId, { ...solicitud, esperaDe: esperabaDe }, 'retirada', { id: idOf(id, 1) });
      // Those who decide, or whoever has decided.
      if (accion === 'recontar' && solicitud.turnoDesde !== null) await tellQueue(entidadId, solicitud, 'recontada', { id: idOf(id, 3) });
      else if (accion === 'recontar' && solicitud.decididaPor !== null) {
        const ids = [solicitud.decididaPor];
        await notices.tellMany(solicitudPorDecidir, { entidadId, solicitudId, version, caso: 'recontada', ids }, idOf(id, 3));
      }
      const caso = caseOf({ accion, modulo, autorId, personaId });
      if (caso) await notices.tell(solicitudDecidida, { entidadId, solicitudId, caso }, { id: idOf(id, 2) });
    }),
    subscribe(esperaCierre, async ({ entidadId, solicitudId }, { id }) => {
      const solicitud = await find(entidadId, solicitudId);
      if (!solicitud) return;
      await tellQueue(entidadId, solicitud, 'cierre', { id: idOf(id, 0) });
      await notices.tell(solicitudDecidida, { entidadId, solicitudId, caso: 'cierre' }, { id: idOf(id, 1) });
    }),
    // What has waited for the month can be decided now.
    subscribe(mesDecidido, async ({ entidadId, mes, accion }, { id }) => {
      if (accion !== 'reapertura') return;
      await db.tenant(entidadId, async (tx) => {
        // The notices of the month itself have numbers from 0 on.
        for (const solicitud of await takeOfClosedMonth(tx, entidadId, mes))
          await tellQueue(entidadId, solicitud, 'abierto', { id: idOf(id, -solicitud.id), within: tx });
      });
    }),
  ];
  return { on, tellQueue };
}
