import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { subjectOf } from './decide.ts';
import { giveStepToCompany } from './steps-repo.ts';
import type { createTelling } from './tell.ts';
import { takeDue, takeOrphans } from './waiting-repo.ts';

const EVERY_HOUR = '10 * * * *';
const RECORDAR = 'solicitudes.recordar';

type Options = { db: Database; clock: Clock; jobs: Jobs; tellQueue: ReturnType<typeof createTelling>['tellQueue'] };

/**
 * Every hour: what waits for somebody who has left goes to the company, and whoever lets something wait for too long is reminded,
 * as often as its chain says.
 */
export function createReminders({ db, clock, jobs, tellQueue }: Options): void {
  jobs.schedule(
    RECORDAR,
    EVERY_HOUR,
    async ({ id }) => {
      const now = clock.now().toString();
      for (const entidadId of await findCompanies(db)) {
        // Those who are told are told in the transaction that notes it.
        await db.tenant(entidadId, async (tx) => {
          const orphans = await takeOrphans(tx, entidadId, now);
          for (const one of orphans) await giveStepToCompany(tx, entidadId, { id: one.id, para: subjectOf(one) });
          const due = await takeDue(tx, entidadId, now);
          for (const one of orphans) await tellQueue(entidadId, one, 'nueva', { id: idOf(id, one.id), within: tx });
          for (const one of due) await tellQueue(entidadId, one, 'recordatorio', { id: idOf(id, one.id), within: tx });
        });
      }
    },
    { retries: 1 },
  );
}
