import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { FileDesk } from '../../shared/files.ts';
import { viewKeyOf } from './keys.ts';
import type { FileCounts } from './metrics.ts';
import { deleteFichero, dropAbandoned, findCompanyIds, findDeleted, markDeleted, type Resto } from './sweep-repo.ts';

const QUEUE = 'ficheros.barrer';
const EVERY_HOUR = '23 * * * *';
/** Storing the bytes of one file takes seconds. After this time its server has crashed. */
const HOURS_STORING = 1;
/** How long an upload waits for the thing that it is for. */
const HOURS_TEMPORARY = 24;

export type Sweep = ReturnType<typeof createSweep>;

/**
 * Deletes bytes, and then their rows. A row that says so stays until its bytes are really gone, whatever crashes in between.
 */
export function createSweep(options: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  files: FileDesk;
  counts: FileCounts;
  warn(error: unknown, what: string): void;
}) {
  const { db, clock, jobs, files, counts, warn } = options;

  async function erase(entidadId: number, { id, clave }: Resto): Promise<void> {
    await files.store.remove(viewKeyOf(clave));
    await files.store.remove(clave);
    await db.tenant(entidadId, (tx) => deleteFichero(tx, entidadId, id));
    counts('removed');
  }
  /** What fails is tried again an hour later, and keeps nothing else from being erased. */
  const eraseOrWarn = (entidadId: number, resto: Resto): Promise<void> =>
    erase(entidadId, resto).catch((error: unknown) => warn(error, 'the bytes of a file could not be deleted'));

  async function sweepCompany(entidadId: number): Promise<void> {
    const now = clock.now();
    const before = {
      subiendo: now.subtract({ hours: HOURS_STORING }).toString(),
      temporal: now.subtract({ hours: HOURS_TEMPORARY }).toString(),
    };
    await db.tenant(entidadId, (tx) => dropAbandoned(tx, entidadId, before));
    for (let after = 0; ;) {
      const from = after;
      const rows = await db.tenant(entidadId, (tx) => findDeleted(tx, entidadId, from));
      for (const row of rows) await eraseOrWarn(entidadId, row);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  jobs.schedule(
    QUEUE,
    EVERY_HOUR,
    async ({ signal }) => {
      await files.incoming.sweep(clock.now().subtract({ hours: HOURS_STORING }));
      for (const entidadId of await findCompanyIds(db)) {
        if (signal.aborted) return;
        await sweepCompany(entidadId);
      }
    },
    { retries: 1, expireSeconds: 1800 },
  );

  return {
    /** Deletes files in this transaction; their bytes go when it is committed. */
    async remove(tx: Transaction, entidadId: number, rows: readonly Resto[]): Promise<void> {
      await markDeleted(
        tx,
        entidadId,
        rows.map(({ id }) => id),
      );
      tx.afterCommit(() => {
        for (const row of rows) void eraseOrWarn(entidadId, row);
      });
    },
  };
}
