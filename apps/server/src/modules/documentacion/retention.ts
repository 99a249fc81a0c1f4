import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { deleteExpired, findExpiring } from './retention-repo.ts';

export const BORRAR_DOCUMENTOS = 'documentacion.borrar';
const EVERY_NIGHT = '40 2 * * *';

/**
 * Erases documents that their kind keeps for so many years and no longer, with what was done to them. What is under a hold stays, and for whom something
 * was erased is in their own data.
 */
export function scheduleRetention({
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
  async function eraseOf(entidadId: number): Promise<void> {
    const { kinds, revision } = await db.tenant(entidadId, async (tx) => ({
      kinds: await findExpiring(tx, entidadId),
      revision: await findRevision(tx, entidadId),
    }));
    if (kinds.length === 0) return;
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    const now = clock.now();
    const today = now.toZonedDateTimeISO(zona).toPlainDate();
    for (const { id: tipoId, anos } of kinds) {
      const antes = today.subtract({ years: anos }).toString();
      await db.tenant(entidadId, (tx) => deleteExpired(tx, entidadId, { tipoId, antes, momento: now.toString() }));
    }
  }

  jobs.schedule(
    BORRAR_DOCUMENTOS,
    EVERY_NIGHT,
    async ({ signal }) => {
      for (const entidadId of await findCompanies(db)) {
        if (signal.aborted) return;
        await eraseOf(entidadId);
      }
    },
    { retries: 1, expireSeconds: 1800 },
  );
}
