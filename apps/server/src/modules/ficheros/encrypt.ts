import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { reseal } from '../../platform/files/sealing/keys.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Vault } from '../../platform/vault.ts';
import { findFileKeys, updateFileKey } from '../../shared/file-keys.ts';
import type { FileDesk } from '../../shared/files.ts';
import { viewKeyOf } from './keys.ts';
import { createRewrapping } from './rewrap.ts';
import { findCompanyIds, findPlain, lockFichero, updateEncrypted } from './sweep-repo.ts';
import { CIFRAR_FICHEROS } from './reads.ts';

const OFTEN = '*/10 * * * *';

type Options = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'schedule'>;
  vault: Vault;
  files: Pick<FileDesk, 'store' | 'incoming'>;
  warn(error: unknown, what: string): void;
};
type Plain = { id: number; clave: string; tieneVista: boolean };

/**
 * Encrypts what was stored before files were, seals the keys of companies anew when the installation has another key, and lets files follow to the new key
 * of their company. It may be ended at any point: what is done is done, and the next run goes on.
 */
export function scheduleEncryption({ db, clock, jobs, vault, files, warn }: Options): void {
  const rewrapCompany = createRewrapping({ db, clock, files, warn });
  async function takeAlong(entidadId: number, { id, clave, tieneVista }: Plain): Promise<void> {
    const path = await files.incoming.newPath();
    if (tieneVista)
      await files.store.takeAlong(viewKeyOf(clave), path, (replace) =>
        db.tenant(entidadId, async (tx) => {
          if (await lockFichero(tx, entidadId, id)) await replace();
        }),
      );
    await files.store.takeAlong(clave, path, (replace) =>
      db.tenant(entidadId, async (tx) => {
        if (!(await lockFichero(tx, entidadId, id))) return;
        await replace();
        await updateEncrypted(tx, entidadId, id);
      }),
    );
  }

  async function encryptCompany(entidadId: number, signal: AbortSignal): Promise<void> {
    for (let after = 0; ;) {
      const from = after;
      const rows = await db.tenant(entidadId, (tx) => findPlain(tx, entidadId, from));
      for (const row of rows) {
        if (signal.aborted) return;
        await takeAlong(entidadId, row).catch((error: unknown) => warn(error, 'a file from before could not be encrypted'));
      }
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  /** Once this is done everywhere, the data key of before opens no key of files any more. */
  async function resealKeys(entidadId: number): Promise<void> {
    await db.tenant(entidadId, async (tx) => {
      for (const key of await findFileKeys(tx, entidadId)) {
        const to = reseal(vault, entidadId, key);
        if (to) await updateFileKey(tx, entidadId, { id: key.id, from: key.sealed, to });
      }
    });
  }

  jobs.schedule(
    CIFRAR_FICHEROS,
    OFTEN,
    async ({ signal }) => {
      for (const entidadId of await findCompanyIds(db)) {
        if (signal.aborted) return;
        await resealKeys(entidadId).catch((error: unknown) => warn(error, 'the key for the files of a company could not be sealed anew'));
        await encryptCompany(entidadId, signal);
        await rewrapCompany(entidadId, signal);
      }
    },
    { retries: 1, expireSeconds: 1800 },
  );
}
