import { monotonicMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { restSince } from '../../platform/rest.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { CHUNK, refreshPeople, type Refreshing } from './refresh.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Brings everybody up to date whose record, plan or facts have changed, some people at a time, so that nobody waits long for the lock or for an answer. */
export function createRefreshing({ db, jobs, ...refreshing }: Refreshing & { db: Database; jobs: Jobs }): void {
  jobs.schedule(
    'excesos.calcular',
    EVERY_FIVE_MINUTES,
    async ({ signal }) => {
      for (const entidadId of await findCompanies(db)) {
        while (!signal.aborted) {
          const began = monotonicMs();
          const found = await db.tenant(entidadId, (tx) => refreshPeople(tx, refreshing, entidadId));
          if (found < CHUNK) break;
          await restSince(began, { signal });
        }
      }
    },
    { retries: 1, expireSeconds: 280 },
  );
}
