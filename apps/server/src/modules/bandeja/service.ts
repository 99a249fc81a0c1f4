import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { CorreccionAbierta, bandeja } from '@jornada/contract/bandeja.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { countUnseenAnswers, DIAS_DE_RESPUESTAS } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { createReadCorrection } from './kind.ts';
import type { ReadMatters } from './matters.ts';
import { countMatters, findMatters, markSeen, type DuenoDeBandeja } from './repo.ts';

const PAGE = 25;

type Options = { db: Database; clock: Clock; readMatters: ReadMatters; solicitudes: Pick<SolicitudesService, 'open'> };

/** The inbox of one's own record: what waits for the person's answer, what they wait for, and what was answered. */
export function createBandejaService({ db, clock, readMatters, solicitudes }: Options) {
  const readCorrection = createReadCorrection({ solicitudes, readMatters });

  const whoOf = ({ entidadId, personaId, usuarioId }: Sesion): DuenoDeBandeja => ({
    entidadId,
    personaId,
    usuarioId,
    desde: clock
      .now()
      .subtract({ hours: DIAS_DE_RESPUESTAS * 24 })
      .toString(),
  });

  return {
    /** One page, newest first, in as many statements whatever its length. */
    list: (sesion: Sesion, { estado = 'por-responder', start = 0, limit = PAGE }: ValidadaDe<typeof bandeja.listado>) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { items, total } = await findMatters(tx, whoOf(sesion), { estado, start, limit });
        const isForReader = estado === 'por-responder';
        const asuntos = items.map((asunto) => ({ ...asunto, isForReader }));
        return { items: await readMatters(tx, sesion, asuntos), total };
      }),

    readCorrection: (sesion: Sesion, id: number): Promise<CorreccionAbierta> =>
      db.tenant(sesion.entidadId, (tx) => readCorrection(tx, sesion, id)),

    async countPending(sesion: Sesion) {
      const quien = whoOf(sesion);
      return db.tenant(sesion.entidadId, async (tx) => ({
        total: await countMatters(tx, quien),
        respuestas: await countUnseenAnswers(tx, quien),
      }));
    },

    /** Notes that the person has seen the answers up to an instant, at most now. If somebody acts for them, nothing is noted. */
    async markAllSeen(sesion: Sesion, { hasta }: ValidadaDe<typeof bandeja.vistas>) {
      const quien = whoOf(sesion);
      const now = clock.now();
      const seen = Temporal.Instant.compare(hasta, now) < 0 ? hasta : now.toString();
      return db.tenant(sesion.entidadId, async (tx) => {
        if (quien.personaId === quien.usuarioId) await markSeen(tx, quien, seen);
        return { respuestas: await countUnseenAnswers(tx, quien) };
      });
    },
  };
}
