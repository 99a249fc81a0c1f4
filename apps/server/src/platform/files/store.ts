import type { Readable } from 'node:stream';

/** Where the bytes of files are kept, outside of the database. */
export type FileStore = {
  /** For the log and the commands: where it is, without secrets. */
  readonly place: string;
  /** Stores a copy of the file at `path`. When it resolves, a crash loses nothing any more. A second time replaces the first. */
  put(key: string, path: string): Promise<void>;
  /** @throws FileMissing */
  read(key: string): Promise<Readable>;
  /** Does nothing if there is none. */
  remove(key: string): Promise<void>;
};

/** The store has nothing under this key. */
export class FileMissing extends Error {}
/** What the store has is not what was put there. */
export class FileDamaged extends Error {}
/** The store has no room for it. */
export class StoreFull extends Error {}

const KEY = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

/** Keys are made by the server. A name that somebody has typed is none. @throws Error for what could lead anywhere else. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new Error('that is no key of a file');
}
