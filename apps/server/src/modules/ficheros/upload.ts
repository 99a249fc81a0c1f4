import { writeFile } from 'node:fs/promises';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { MAXIMO_EN_JSON, type FicheroVista, type ficheros } from '@jornada/contract/ficheros.ts';
import { cleanName } from '@jornada/domain/ficheros/nombre.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFull } from '../../platform/files/disk.ts';
import { StoreFull } from '../../platform/files/store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ArrivedFile } from '../../platform/http/receive.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { Decode } from '../../shared/decode.ts';
import { RECEIVE_PROBLEMS, sizeOf, type FileDesk } from '../../shared/files.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { inspectFile, type Inspected } from './inspect.ts';
import { newKeyOf, viewKeyOf } from './keys.ts';
import type { FileCounts } from './metrics.ts';
import { createFichero, findUso, updateStored, type FilaFichero } from './repo.ts';
import type { Sweep } from './sweep.ts';
import { viewOf } from './view.ts';

/** What a person may have uploaded and not saved. */
const MOST_TEMPORARY = { cuantos: 30, veces: 10 };

export type Upload = ReturnType<typeof createUpload>;

/** Takes in files. The row of a file is there before its bytes, so that no crash leaves bytes that nobody knows of. */
export function createUpload(options: { db: Database; clock: Clock; files: FileDesk; decode: Decode; sweep: Sweep; counts: FileCounts }) {
  const { db, clock, files, decode, sweep, counts } = options;
  const megas = sizeOf(files);

  /** @throws AppError if the person or the company has too much. */
  async function reserve(sesion: Sesion, name: string, inspected: Inspected): Promise<FilaFichero> {
    const { entidadId } = sesion;
    const { tipo, bytes, sha256, paginas, vista } = inspected;
    const momento = clock.now();
    return db.tenant(entidadId, async (tx) => {
      const row = await createFichero(tx, sesion, {
        clave: newKeyOf(entidadId, momento),
        nombre: cleanName(name, tipo),
        tipo,
        bytes,
        sha256,
        vistaBytes: vista?.bytes ?? null,
        paginas,
        momento: momento.toString(),
      });
      const { empresa, sinGuardar, cuantos } = await findUso(tx, sesion);
      if (empresa > files.companyBytes) throw new AppError('ficheros.empresa-llena');
      if (cuantos > MOST_TEMPORARY.cuantos || sinGuardar > MOST_TEMPORARY.veces * files.maxBytes)
        throw new AppError('ficheros.demasiados-sin-guardar');
      return row;
    });
  }

  async function store(entidadId: number, row: FilaFichero, { path, vista }: Inspected): Promise<void> {
    try {
      await files.store.put(row.clave, path);
      if (vista) await files.store.put(viewKeyOf(row.clave), vista.path);
    } catch (error) {
      counts('failed');
      await db.tenant(entidadId, (tx) => sweep.remove(tx, entidadId, [row]));
      throw error instanceof StoreFull ? new AppError('ficheros.sin-espacio', { cause: error }) : new Unavailable('files', error);
    }
    if (!(await db.tenant(entidadId, (tx) => updateStored(tx, entidadId, row.id)))) throw new Unavailable('late');
  }

  async function take(sesion: Sesion, { path, name }: Pick<ArrivedFile, 'path' | 'name'>): Promise<FicheroVista> {
    const inspected = await inspectFile(decode, sesion, path);
    try {
      const row = await reserve(sesion, name, inspected);
      await store(sesion.entidadId, row, inspected);
      counts('stored');
      return viewOf(row);
    } finally {
      await inspected.dispose();
    }
  }
  const counted: typeof take = (sesion, file) =>
    take(sesion, file).catch((error: unknown) => {
      if (error instanceof AppError && error.status < 500) counts('refused');
      throw error;
    });

  return {
    /** @throws AppError of `ficheros`. */
    file: (sesion: Sesion, file: ArrivedFile | null): Promise<FicheroVista> => {
      if (!file) throw new AppError('ficheros.falta');
      return counted(sesion, file);
    },

    /** @throws AppError of `ficheros`. */
    async base64(sesion: Sesion, { nombre, contenido }: ValidadaDe<typeof ficheros.subirJSON>): Promise<FicheroVista> {
      const bytes = Buffer.from(contenido.replace(/^data:[^,]*,/, ''), 'base64');
      if (bytes.length === 0) throw new AppError('ficheros.vacio');
      if (bytes.length > Math.min(MAXIMO_EN_JSON, files.maxBytes)) throw new AppError(RECEIVE_PROBLEMS.large, megas);
      const path = await files.incoming.newPath();
      try {
        await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
          throw isFull(error) ? new AppError('ficheros.sin-espacio', { cause: error }) : error;
        });
        return await counted(sesion, { path, name: nombre });
      } finally {
        await files.incoming.remove(path);
      }
    },
  };
}
