import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../platform/database/database.ts';
import { FileMissing } from '../../platform/files/store.ts';
import type { FileDesk } from '../../shared/files.ts';
import { findSaved, type AsuntoDeFichero } from './repo.ts';

/** Writes the file of a thing to a new path among those that are worked on. The caller removes it. @throws FileMissing */
export type BringFile = (asunto: AsuntoDeFichero) => Promise<string>;

export function createBring({ db, files }: { db: Database; files: FileDesk }): BringFile {
  return async ({ entidadId, modulo, asuntoId }) => {
    const [row] = await db.tenant(entidadId, (tx) => findSaved(tx, entidadId, modulo, [asuntoId]));
    if (!row) throw new FileMissing(`a thing of ${modulo} has no file`);
    const path = await files.incoming.newPath();
    try {
      await pipeline(await files.store.read(row.clave), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      await files.incoming.remove(path);
      throw error;
    }
    return path;
  };
}
