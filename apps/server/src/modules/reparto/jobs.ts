import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findCompanies } from '../notificaciones/service.ts';
import { findRevision } from './people-repo.ts';
import { LEER, PUBLICAR, type TrabajoReparto } from './model.ts';
import { findStalled, updateBeat } from './repo.ts';

export const BARRER = 'reparto.barrer';
const EVERY_QUARTER = '11,26,41,56 * * * *';
/** A job works on nothing for so long. Then it was lost, and another one goes on. */
const MINUTES_STILL = 10;
const OPTIONS = { concurrency: 1, retries: 3, retrySeconds: 5, expireSeconds: 1800, heartbeatSeconds: 30 };

type Work = (work: TrabajoReparto, signal: AbortSignal) => Promise<void>;

/** Reading and giving are jobs: whoever has begun them may leave, and what was done before a process died stays. */
export function defineJobs(
  { db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs },
  { read, give }: { read: Work; give: Work },
): void {
  jobs.work<TrabajoReparto>(LEER, (work, { signal }) => read(work, signal), OPTIONS);
  jobs.work<TrabajoReparto>(PUBLICAR, (work, { signal }) => give(work, signal), OPTIONS);
  jobs.schedule(
    BARRER,
    EVERY_QUARTER,
    async () => {
      const [now, since] = [clock.now().toString(), clock.now().subtract({ minutes: MINUTES_STILL }).toString()];
      for (const entidadId of await findCompanies(db)) {
        await db.tenant(entidadId, async (tx) => {
          const stalled = await findStalled(tx, entidadId, since);
          const revision = stalled.length > 0 ? await findRevision(tx, entidadId) : 0;
          for (const { id, estado } of stalled) {
            await updateBeat(tx, entidadId, id, now);
            await jobs.send(estado === 'leyendo' ? LEER : PUBLICAR, { entidadId, repartoId: id, revision } satisfies TrabajoReparto, {
              tx,
            });
          }
        });
      }
    },
    { retries: 1 },
  );
}
