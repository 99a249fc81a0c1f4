import type { Bus } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { comunicadoPublicado, comunicadosCambiados } from './changed.ts';
import { takeEnded, takePublished } from './publishing-repo.ts';
import { restAudience } from './repo.ts';

const EVERY_MINUTE = '* * * * *';
export const PUBLICAR = 'wiki.publicar';

type Due = { tx: Transaction; bus: Bus; entidadId: number; momento: { hoy: string; ahora: string } };

/** Tells of what is there to be read from now on. Whether it may be read does not depend on this, only on its hour. */
export async function publishDue({ tx, bus, entidadId, momento }: Due): Promise<void> {
  for (const comunicadoId of await takePublished(tx, entidadId, momento))
    await bus.emit(tx, comunicadoPublicado, { entidadId, comunicadoId });
}

/** Every minute: what begins is told, and what is over leaves open apps and indexes. */
export function createPublishing({
  db,
  clock,
  jobs,
  bus,
  entidades,
}: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  bus: Bus;
  entidades: EntidadesService;
}): void {
  jobs.schedule(
    PUBLICAR,
    EVERY_MINUTE,
    async () => {
      for (const entidadId of await findCompanies(db)) {
        const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
        const { zona, ajustes } = await entidades.getConfiguration(entidadId, revision);
        // A company that has switched them off is told once it switches them on again.
        if (!ajustes.modulos.includes('wiki')) continue;
        const now = clock.now();
        const momento = { hoy: now.toZonedDateTimeISO(zona).toPlainDate().toString(), ahora: now.toString() };
        await db.tenant(entidadId, async (tx) => {
          await publishDue({ tx, bus, entidadId, momento });
          const ended = await takeEnded(tx, entidadId, momento.ahora);
          if (ended.length === 0) return;
          await restAudience(tx, entidadId, ended);
          await bus.emit(tx, comunicadosCambiados, { entidadId });
        });
      }
    },
    { retries: 1 },
  );
}
