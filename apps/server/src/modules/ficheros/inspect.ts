import { rm, stat } from 'node:fs/promises';
import { TIPOS_ADMITIDOS, TIPOS_DE_FICHERO, type TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import { digestOfFile } from '../../platform/files/digest.ts';
import type { Decode, DecodeCodes } from '../../shared/decode.ts';
import type { Sesion } from '../../shared/sesion.ts';

/** A file as it is stored. */
export type Inspected = {
  tipo: TipoDeFichero;
  path: string;
  bytes: number;
  sha256: string;
  /** How many pages; null: nobody can say. */
  paginas: number | null;
  /** A small picture of it; null if there is none. */
  vista: { path: string; bytes: number } | null;
  /** Deletes what was made of the file. */
  dispose(): Promise<void>;
};

/** Pixels of the longer side: a page of A4 at 220 dots an inch. */
const SIDE = 2560;
/** Of the small picture. */
const SMALL_SIDE = 320;
const CODES: DecodeCodes = {
  type: 'ficheros.tipo-no-admitido',
  damaged: 'ficheros.danado',
  large: 'ficheros.demasiados-pixeles',
  active: 'ficheros.pdf-activo',
  locked: 'ficheros.pdf-cifrado',
};

/**
 * Finds out what a file is from its bytes, whatever its name and sender say. A picture is encoded again, so that nothing else of
 * the upload is left: no place, no date, no hidden file. @throws AppError as `Decode` does, with the codes of `ficheros`.
 */
export async function inspectFile(decode: Decode, sesion: Sesion, path: string): Promise<Inspected> {
  const [image, small] = [`${path}.imagen`, `${path}.vista`];
  const dispose = async (): Promise<void> => void (await Promise.all([image, small].map((one) => rm(one, { force: true }))));
  const task = {
    kind: 'file',
    path,
    accepted: TIPOS_ADMITIDOS,
    image: { path: image, side: SIDE },
    small: { path: small, side: SMALL_SIDE },
  } as const;
  try {
    const { type, isPicture, pages } = await decode<'file'>(sesion, task, CODES);
    const tipo = TIPOS_DE_FICHERO.find((one) => one === type);
    if (!tipo) throw new Error(`nobody knows how to keep ${type}`);
    const kept = isPicture ? image : path;
    const measured = { path: kept, bytes: (await stat(kept)).size, sha256: await digestOfFile(kept), paginas: pages };
    return { tipo, ...measured, vista: isPicture ? { path: small, bytes: (await stat(small)).size } : null, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
