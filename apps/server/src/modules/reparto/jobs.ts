import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { LEER, MODULO, PUBLICAR, type TrabajoReparto } from './model.ts';
import { deleteReparto, findDone, findStalled, updateBeat } from './repo.ts';
import type { SavedFiles } from '../ficheros/service.ts';

export const BARRER = 'reparto.barrer';
const EVERY_QUARTER = '11,26,41,56 * * * *';
/** A job works on nothing for so long. Then it was lost, and another one goes on. */
const MINUTES_STILL = 10;
/** One that is done has the pay of everybody in it, and nobody needs it any more: each person has their document. */
const DAYS_KEPT = 30;
const OPTIONS = { concurrency: 1, retries: 3, retrySeconds: 5, expireSeconds: 1800, heartbeatSeconds: 30 };

type Work = (work: TrabajoReparto, signal: AbortSignal) => Promise<void>;

/** Reading and giving are jobs: whoever has begun them may leave, and what was done before a process died stays. */
export function defineJobs(
  { db, clock, jobs, ficheros }: { db: Database; clock: Clock; jobs: Jobs; ficheros: Pick<SavedFiles, 'discard'> },
  { read, give }: { read: Work; give: Work },
): void {
  jobs.work<TrabajoReparto>(LEER, (work, { signal }) => read(work, signal), OPTIONS);
  jobs.work<TrabajoReparto>(PUBLICAR, (work, { signal }) => give(work, signal), OPTIONS);
  jobs.schedule(
    BARRER,
    EVERY_QUARTER,
    async () => {
      const ago = (duration: Temporal.DurationLike): string => clock.now().subtract(duration).toString();
      const [now, since, done] = [clock.now().toString(), ago({ minutes: MINUTES_STILL }), ago({ hours: DAYS_KEPT * 24 })];
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
        await db.tenant(entidadId, async (tx) => {
          for (const asuntoId of await findDone(tx, entidadId, done)) {
            await ficheros.discard(tx, { entidadId, modulo: MODULO, asuntoId });
            await deleteReparto(tx, entidadId, asuntoId);
          }
        });
      }
    },
    { retries: 1 },
  );
}
