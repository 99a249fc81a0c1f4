import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { TIPOS_ADMITIDOS, type TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import { digestOfFile } from '../../platform/files/digest.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { encodeImage } from './encode.ts';

/** A file as it is stored. */
export type Inspected = {
  tipo: TipoDeFichero;
  path: string;
  bytes: number;
  sha256: string;
  /** A small picture of it; null if there is none. */
  vista: { path: string; bytes: number } | null;
  /** Deletes what was made of the file. */
  dispose(): Promise<void>;
};

/** The end of a PDF is within its last bytes; what was cut off on its way has none. */
const TAIL = 2048;
/** An action of a PDF that starts a program. Readers ask before they do that, but no ticket needs it. */
const LAUNCH = /\/S\s*\/Launch\b/;
const OVERLAP = 64;

/**
 * Finds out what a file is from its bytes, whatever its name and sender say. A picture is encoded again, so that nothing else of
 * the upload is left: no place, no date, no hidden file. @throws AppError `ficheros.tipo-no-admitido`, `ficheros.danado`,
 * `ficheros.demasiados-pixeles`.
 */
export async function inspectFile(path: string): Promise<Inspected> {
  // The library takes some megabytes, so it is loaded only when needed.
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime;
  // A still HEIC is also called HEIF.
  const tipo = TIPOS_ADMITIDOS.find((one) => one === (found === 'image/heif' ? 'image/heic' : found));
  if (!tipo) throw new AppError('ficheros.tipo-no-admitido');
  if (tipo === 'application/pdf') {
    await checkPdf(path);
    return { tipo, ...(await measure(path)), vista: null, dispose: async () => undefined };
  }
  const made = [`${path}.imagen`, `${path}.vista`] as const;
  const dispose = async (): Promise<void> => void (await Promise.all(made.map((one) => rm(one, { force: true }))));
  try {
    const [image, small] = made;
    const { como } = await encodeImage(tipo, { from: path, image, small });
    return { tipo: como, ...(await measure(image)), vista: { path: small, bytes: (await stat(small)).size }, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

const measure = async (path: string) => ({ path, bytes: (await stat(path)).size, sha256: await digestOfFile(path) });

async function checkPdf(path: string): Promise<void> {
  let tail = '';
  for await (const piece of createReadStream(path, 'latin1')) {
    const text = tail.slice(-OVERLAP) + String(piece);
    if (LAUNCH.test(text)) throw new AppError('ficheros.tipo-no-admitido');
    tail = (tail + String(piece)).slice(-TAIL);
  }
  if (!tail.includes('%%EOF')) throw new AppError('ficheros.danado');
}
