import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What a call answered, as this device last received it. */
export type Copy = {
  /** Of the read: its call and input. */
  key: string;
  /** Instance, company and person, and the version of the app that stored it: nobody else and no other version reads it. */
  owner: string;
  version: string;
  data: unknown;
  /** When it was received, by the device's clock, in milliseconds. */
  at: number;
};

/** The last copies of what was read; shared by the tabs of one browser. Implementations may throw. */
export type CopyStore = {
  all(): Promise<Copy[]>;
  /** Keeps it instead of an earlier one with the same key. Of too many, those received first are dropped. */
  put(copy: Copy): Promise<void>;
  drop(key: string): Promise<void>;
  clear(): Promise<void>;
};

type Schema = DBSchema & { copias: { key: string; value: Copy; indexes: { at: number } } };

const NAME = 'jornada-copias';
const VERSION = 1;
/** A year of months and some weeks of days. */
const MOST = 60;

/** The copies in a database of their own, so that the one of the waiting actions never has to be changed for them. */
export function createIdbCopies(most = MOST): CopyStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => void db.createObjectStore('copias', { keyPath: 'key' }).createIndex('at', 'at'),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opened = null),
    });
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    all: async () => (await database()).getAll('copias'),
    async put(copy) {
      const tx = (await database()).transaction('copias', 'readwrite');
      await tx.store.put(copy);
      const tooMany = (await tx.store.count()) - most;
      const oldest = tooMany > 0 ? await tx.store.index('at').getAllKeys(null, tooMany) : [];
      await Promise.all([...oldest.map((key) => tx.store.delete(key)), tx.done]);
    },
    drop: async (key) => (await database()).delete('copias', key),
    clear: async () => (await database()).clear('copias'),
  };
}
