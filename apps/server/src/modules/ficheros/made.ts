import { stat } from 'node:fs/promises';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { digestOfFile } from '../../platform/files/digest.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { FileDesk } from '../../shared/files.ts';
import { newKeyOf } from './keys.ts';
import { createFichero, updateStored } from './repo.ts';
import type { Sweep } from './sweep.ts';
import { viewOf } from './view.ts';

/** A file that the server has made, at `path`. `autorId`: for whom it was made; they confirm it as one that they have uploaded. */
export type FicheroHecho = {
  entidadId: number;
  autorId: number;
  path: string;
  nombre: string;
  tipo: TipoDeFichero;
  paginas: number | null;
};
export type KeepMade = (hecho: FicheroHecho) => Promise<FicheroVista & { sha256: string }>;

/** Stores what the server has made itself. Like an upload it belongs to nothing until it is confirmed, and is gone after a day. */
export function createKeepMade(options: {
  db: Database;
  clock: Clock;
  files: Pick<FileDesk, 'store'>;
  sweep: Pick<Sweep, 'remove'>;
}): KeepMade {
  const { db, clock, files, sweep } = options;
  return async ({ entidadId, autorId, path, nombre, tipo, paginas }) => {
    const momento = clock.now();
    const measured = { bytes: (await stat(path)).size, sha256: await digestOfFile(path) };
    const row = await db.tenant(entidadId, (tx) =>
      createFichero(
        tx,
        { entidadId, personaId: autorId, usuarioId: autorId },
        { clave: newKeyOf(entidadId, momento), nombre, tipo, ...measured, vistaBytes: null, momento: momento.toString(), paginas },
      ),
    );
    try {
      await files.store.put(row.clave, path);
    } catch (error) {
      await db.tenant(entidadId, (tx) => sweep.remove(tx, entidadId, [row]));
      throw error;
    }
    if (!(await db.tenant(entidadId, (tx) => updateStored(tx, entidadId, row.id)))) throw new Unavailable('late');
    return { ...viewOf(row), sha256: measured.sha256 };
  };
}
