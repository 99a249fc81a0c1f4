import { openDB, type DBSchema } from 'idb';

/** A key with which this device signs for a person. Its private part cannot be read, not even here. */
export type StoredKey = { owner: string; movilId: string; key: CryptoKey };

type Tables = DBSchema & { llaves: { key: string; value: StoredKey } };

/** Keys of people on this device. May throw where a browser stores nothing. */
export type KeyStore = {
  find(owner: string): Promise<StoredKey | null>;
  put(key: StoredKey): Promise<void>;
  remove(owner: string): Promise<void>;
};

export function createIdbKeys(): KeyStore {
  const open = () => openDB<Tables>('jornada-llaves', 1, { upgrade: (db) => void db.createObjectStore('llaves', { keyPath: 'owner' }) });
  return {
    find: async (owner) => (await (await open()).get('llaves', owner)) ?? null,
    put: async (key) => void (await (await open()).put('llaves', key)),
    remove: async (owner) => (await open()).delete('llaves', owner),
  };
}
