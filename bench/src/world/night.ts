import { systemClock } from '@jornada/server/platform/clock.ts';
import { createDatabase } from '@jornada/server/platform/database/database.ts';
import { createPool } from '@jornada/server/platform/database/pool.ts';
import { createEntidadesService } from '@jornada/server/shared/company/configuration.ts';
import { refreshPeople } from '@jornada/server/modules/excesos/refresh.ts';
import type { Site } from './world.ts';

const AT_ONCE = 200;

/** Computes the hours above the plan of everybody, as a night has done before people come: otherwise a job of the server does it meanwhile. */
export async function computeExcess({ urls, entidadId }: Site): Promise<void> {
  const db = createDatabase(createPool({ url: urls.appUrl, max: 2, patienceMs: 300_000, onError: () => undefined }));
  try {
    const refreshing = { clock: systemClock, entidades: createEntidadesService({ db }) };
    for (let left = AT_ONCE; left > 0;)
      left = await db.tenant(entidadId, (tx) => refreshPeople(tx, refreshing, entidadId, { limit: AT_ONCE }));
  } finally {
    await db.close();
  }
}
