import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFull } from '../disk.ts';
import { assertKey, FileDamaged, FileMissing, StoreFull, type FileStore } from '../store.ts';
import { HEADER_BYTES, keyIdOf, makeHeader, openHeader, openSegments, sealSegments, wrapKey } from './format.ts';
import type { TenantKeys } from './keys.ts';

export type SealedStore = FileStore & {
  /**
   * Seals a file that was stored before files were sealed. Who reads it meanwhile gets all of it, and it stays readable if this is
   * killed. `path`: where it is put together. `guard` is called when it can be replaced, and does that while nobody can delete the file, or not
   * at all; a file that is sealed already is not replaced. @returns false if the store does not have it.
   */
  takeAlong(key: string, path: string, guard: (replace: () => Promise<void>) => Promise<void>): Promise<boolean>;
  /**
   * Wraps the key of a sealed file with the key that its tenant has now; its segments stay as they are. `path` and `guard` as above. Nothing is replaced
   * if it has that key, or is not sealed yet. @returns false if the store does not have it. @throws FileDamaged
   */
  rewrap(key: string, path: string, guard: (replace: () => Promise<void>) => Promise<void>): Promise<boolean>;
};

export type SealedStoreOptions = {
  store: FileStore;
  keys: TenantKeys;
  /** Whether a file may be stored as it is, because it is from before. Nobody else may put one there. */
  mayBePlain(key: string): Promise<boolean>;
};

/** The key of a file begins with its tenant. */
export function tenantOf(key: string): number {
  assertKey(key);
  const tenant = Number(key.slice(0, key.indexOf('/')));
  if (!Number.isSafeInteger(tenant) || tenant <= 0) throw new Error('that is no key of a file of anybody');
  return tenant;
}

type Begun = { start: Buffer; rest: AsyncGenerator<Uint8Array> };

/** Reads as much as a header has. */
async function begin(stream: Readable): Promise<Begun> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let start: Buffer = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { start, rest: rest() };
}

async function* chain(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  yield* rest;
}

/** A stream that closes the one that it is made of, also if nobody has read of it. */
function streamOf(pieces: AsyncIterable<Uint8Array>, source: Readable): Readable {
  const made = Readable.from(pieces, { objectMode: false });
  made.once('close', () => source.destroy());
  return made;
}

async function writeNew(pieces: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  try {
    await pipeline(pieces, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw isFull(error) ? new StoreFull('no room to seal a file', { cause: error }) : error;
  }
}

/**
 * Files in another store, each encrypted with a key of its own, which is wrapped by a key of its tenant (ADR 64). A file that was changed, cut off or put in the
 * place of another one does not open: FileDamaged, at once or at the segment where it is met.
 */
export function createSealedStore({ store, keys, mayBePlain }: SealedStoreOptions): SealedStore {
  const sealedPath = (path: string): string => `${path}.sealed`;

  async function sealInto(key: string, from: AsyncIterable<Uint8Array>, path: string): Promise<void> {
    const { header, fileKey } = makeHeader(await keys.current(tenantOf(key)), key);
    await writeNew(chain(header, sealSegments(from, fileKey)), path);
  }

  /** The bytes in the store; null if it does not have them. */
  const findStored = (key: string): Promise<Readable | null> =>
    store.read(key).catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });

  return {
    place: store.place,
    async put(key, path) {
      const made = sealedPath(path);
      try {
        await sealInto(key, createReadStream(path), made);
        await store.put(key, made);
      } finally {
        await rm(made, { force: true });
      }
    },
    async read(key) {
      const stream = await store.read(key);
      try {
        const { start, rest } = await begin(stream);
        const id = keyIdOf(start);
        if (id === null) {
          if (!(await mayBePlain(key))) throw new FileDamaged(`the file ${key} is not sealed`);
          return streamOf(chain(start, rest), stream);
        }
        const fileKey = openHeader(start.subarray(0, HEADER_BYTES), await keys.find(tenantOf(key), id), key);
        const segments = openSegments(chain(start.subarray(HEADER_BYTES), rest), fileKey);
        // Whoever asks for a small file that is damaged hears of it before anything of it is sent.
        const first = await segments.next();
        return streamOf(chain(first.done ? Buffer.alloc(0) : first.value, segments), stream);
      } catch (error) {
        stream.destroy();
        throw error;
      }
    },
    remove: (key) => store.remove(key),
    async takeAlong(key, path, guard) {
      const made = sealedPath(path);
      const stream = await findStored(key);
      if (!stream) return false;
      try {
        const { start, rest } = await begin(stream);
        const isSealed = keyIdOf(start) !== null;
        if (!isSealed) await sealInto(key, chain(start, rest), made);
        await guard(async () => {
          if (!isSealed) await store.put(key, made);
        });
        return true;
      } finally {
        stream.destroy();
        await rm(made, { force: true });
      }
    },
    async rewrap(key, path, guard) {
      const made = sealedPath(path);
      const stream = await findStored(key);
      if (!stream) return false;
      try {
        const { start, rest } = await begin(stream);
        const id = keyIdOf(start);
        const now = await keys.current(tenantOf(key));
        if (id === null || id === now.id) return true;
        const fileKey = openHeader(start.subarray(0, HEADER_BYTES), await keys.find(tenantOf(key), id), key);
        const bytes = chain(wrapKey(fileKey, now, key), chain(start.subarray(HEADER_BYTES), rest));
        await writeNew(bytes, made);
        await guard(() => store.put(key, made));
        return true;
      } finally {
        stream.destroy();
        await rm(made, { force: true });
      }
    },
  };
}
