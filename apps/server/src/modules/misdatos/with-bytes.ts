import type { FileStore } from '../../platform/files/store.ts';

/** Larger files would make the whole too large for a browser. They are there with their size and SHA-256. */
const MOST_BYTES = 1024 * 1024;

/** A row as JSON, with the bytes of its file instead of the key: null for a large file, and for one that the store does not have. */
export async function withBytes(fila: string, columna: string, store: FileStore): Promise<string> {
  const { [columna]: key, ...row } = JSON.parse(fila) as Record<string, unknown>;
  const isSmall = typeof key === 'string' && Number(row['bytes']) <= MOST_BYTES;
  const contenidoBase64 = isSmall ? await readBase64(store, key) : null;
  return JSON.stringify({ ...row, contenidoBase64 });
}

async function readBase64(store: FileStore, key: string): Promise<string | null> {
  try {
    const pieces = (await (await store.read(key)).toArray()) as Buffer[];
    return Buffer.concat(pieces).toString('base64');
  } catch {
    // A store that does not answer must not cost the person the rest of their data.
    return null;
  }
}
