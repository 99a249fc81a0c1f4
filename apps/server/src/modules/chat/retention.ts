import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { deleteMessages, findOld, isHeld } from './retention-repo.ts';
import { findSettings } from './settings-repo.ts';

/** So many messages in one transaction. */
const AT_ONCE = 500;

type Options = { db: Database; clock: Clock; jobs: Jobs; ficheros: SavedFiles };

/** Deletes what is older than the company keeps it, every night, with its files. Nothing under a hold. */
export function createRetention({ db, clock, jobs, ficheros }: Options): void {
  /** @returns whether there may be more. */
  async function deleteSome(entidadId: number): Promise<boolean> {
    return db.tenant(entidadId, async (tx) => {
      const { conservaMeses } = await findSettings(tx, entidadId);
      if (conservaMeses === null || (await isHeld(tx, entidadId))) return false;
      const before = clock.now().toZonedDateTimeISO('UTC').subtract({ months: conservaMeses }).toInstant().toString();
      const old = await findOld(tx, entidadId, before, AT_ONCE);
      for (const { id, conFicheros } of old) if (conFicheros) await ficheros.discard(tx, { entidadId, modulo: 'chat', asuntoId: id });
      await deleteMessages(
        tx,
        entidadId,
        old.map(({ id }) => id),
      );
      return old.length === AT_ONCE;
    });
  }

  jobs.schedule(
    'chat.conservar',
    '40 2 * * *',
    async ({ signal }) => {
      for (const entidadId of await findCompanies(db)) while (!signal.aborted && (await deleteSome(entidadId)));
    },
    { retries: 1, expireSeconds: 3000 },
  );
}
