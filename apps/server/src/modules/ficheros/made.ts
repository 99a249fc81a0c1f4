import { stat } from 'node:fs/promises';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { digestOfFile } from '../../platform/files/digest.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { FileDesk } from '../../shared/files.ts';
import { newKeyOf } from './keys.ts';
import { createFichero, findUso, updateStored } from './repo.ts';
import type { Sweep } from './sweep.ts';
import { viewOf } from './view.ts';

/**
 * A file that the server has made, at `path`. `autorId`: for whom it was made; they confirm it as one that they have uploaded. `evenIfFull`: also where
 * the company has no room left.
 */
export type FicheroHecho = {
  entidadId: number;
  autorId: number;
  path: string;
  nombre: string;
  tipo: TipoDeFichero;
  paginas: number | null;
  evenIfFull?: boolean;
};
export type KeepMade = (hecho: FicheroHecho) => Promise<FicheroVista & { sha256: string }>;

export type CheckRoom = (tx: Queryable, entidadId: number, bytes: number) => Promise<void>;

/** Whether a company has room for so many bytes more, before they are made. @throws AppError `ficheros.empresa-llena`. */
export const createCheckRoom =
  ({ files }: { files: Pick<FileDesk, 'companyBytes'> }): CheckRoom =>
  async (tx, entidadId, bytes) => {
    const { empresa } = await findUso(tx, { entidadId, personaId: 0, usuarioId: 0 });
    if (empresa + bytes > files.companyBytes) throw new AppError('ficheros.empresa-llena');
  };

/**
 * Stores what the server has made itself. Like an upload it belongs to nothing until it is confirmed, and is gone after a day.
 * @throws AppError `ficheros.empresa-llena`.
 */
export function createKeepMade(options: {
  db: Database;
  clock: Clock;
  files: Pick<FileDesk, 'store' | 'companyBytes'>;
  sweep: Pick<Sweep, 'remove'>;
}): KeepMade {
  const { db, clock, files, sweep } = options;
  return async ({ entidadId, autorId, path, nombre, tipo, paginas, evenIfFull = false }) => {
    const momento = clock.now();
    const measured = { bytes: (await stat(path)).size, sha256: await digestOfFile(path) };
    const dueno = { entidadId, personaId: autorId, usuarioId: autorId };
    const clave = newKeyOf(entidadId, momento);
    const row = await db.tenant(entidadId, async (tx) => {
      const nuevo = { clave, nombre, tipo, ...measured, vistaBytes: null, momento: momento.toString(), paginas };
      const created = await createFichero(tx, dueno, nuevo);
      if (!evenIfFull && (await findUso(tx, dueno)).empresa > files.companyBytes) throw new AppError('ficheros.empresa-llena');
      return created;
    });
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
