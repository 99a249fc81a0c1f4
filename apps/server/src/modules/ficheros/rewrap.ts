import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { FileDamaged } from '../../platform/files/store.ts';
import { advanceRound, closeRound, continueRound, findFollowing } from '../../shared/file-key-change.ts';
import type { FileDesk } from '../../shared/files.ts';
import { viewKeyOf } from './keys.ts';
import { lockFichero } from './sweep-repo.ts';

type Options = {
  db: Database;
  clock: Clock;
  files: Pick<FileDesk, 'incoming' | 'store'>;
  warn(error: unknown, what: string): void;
};

/**
 * Lets the files of a company follow to the key that it has now, in pieces. Each is readable at every moment, with one key or with the other. It
 * may be killed at any point: the next run goes on where this one was.
 */
export const createRewrapping =
  ({ db, clock, files, warn }: Options) =>
  async (entidadId: number, signal: AbortSignal): Promise<void> => {
    const rewrap = async (id: number, key: string): Promise<void> => {
      const path = await files.incoming.newPath();
      await files.store.rewrap(key, path, (replace) =>
        db.tenant(entidadId, async (tx) => {
          if (await lockFichero(tx, entidadId, id)) await replace();
        }),
      );
    };
    for (;;) {
      if (signal.aborted) return;
      const round = await db.tenant(entidadId, (tx) => continueRound(tx, entidadId, clock.now().toString()));
      if (!round) return;
      const rows = await db.tenant(entidadId, (tx) => findFollowing(tx, entidadId, round.hasta));
      for (const { id, clave, tieneVista } of rows) {
        if (signal.aborted) return;
        try {
          if (tieneVista) await rewrap(id, viewKeyOf(clave));
          await rewrap(id, clave);
        } catch (error) {
          warn(error, 'a file could not follow to the new key of its company');
          // A damaged one stays as it is: its key is kept, and the others go on. Where the store is down or full none is passed over: the next
          // run comes back to it.
          if (!(error instanceof FileDamaged)) return;
        }
      }
      const last = rows.at(-1);
      await db.tenant(entidadId, (tx) =>
        last ? advanceRound(tx, entidadId, round.id, last.id) : closeRound(tx, entidadId, round.id, clock.now().toString()),
      );
    }
  };
