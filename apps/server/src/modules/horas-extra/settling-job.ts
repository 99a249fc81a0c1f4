import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { settleAll } from './settle.ts';

const EVERY_HOUR = '25 * * * *';
const SETTLE = 'horas-extra.saldar';
/** Older days were settled when their month was closed. */
const DIAS = 100;

/** Every hour: what was allowed before the work brings its rest once the record knows the day, and what was corrected is put right. */
export function createSettling({
  db,
  clock,
  jobs,
  entidades,
}: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  entidades: EntidadesService;
}): void {
  jobs.schedule(
    SETTLE,
    EVERY_HOUR,
    async () => {
      const hoy = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const ventana = { desde: hoy.subtract({ days: DIAS }).toString(), hasta: hoy.add({ days: 1 }).toString() };
      for (const entidadId of await findCompanies(db))
        await db.tenant(entidadId, (tx) => settleAll(tx, { clock, entidades }, entidadId, ventana));
    },
    { retries: 1 },
  );
}
