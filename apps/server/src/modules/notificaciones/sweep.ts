import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { releaseDevices, sweepDevices } from './devices-repo.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Deletes the devices with an ended session. */
export function createDeviceSweep({ db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs }): void {
  async function sweep(): Promise<void> {
    for (const entidadId of await findCompanies(db)) {
      const gone = await db.tenant(entidadId, (tx) => sweepDevices(tx, entidadId, clock.now().toString()));
      await db.transaction((tx) => releaseDevices(tx, gone, entidadId));
    }
  }

  jobs.schedule('notificaciones.barrer', EVERY_FIVE_MINUTES, sweep, { retries: 1, expireSeconds: 280 });
}
