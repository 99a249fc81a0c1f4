import type { KeyValueStorage } from '@jornada/client';

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * localStorage that never throws. Browsers deny it (blocked cookies), fill up, or take it away under way; what cannot
 * be stored is then remembered until the page closes, and the person can still work.
 * @param find gives the browser's storage; even asking for it may throw.
 */
export function createStorage(find: () => KeyValueStorage = () => globalThis.localStorage): KeyValueStorage {
  const memory = memoryStorage();
  const attempt = <T>(work: (storage: KeyValueStorage) => T, otherwise: T): T => {
    try {
      return work(find());
    } catch {
      return otherwise;
    }
  };
  return {
    // Memory first: it holds only what the browser refused to keep.
    getItem: (key) => memory.getItem(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isStored = attempt((storage) => (storage.setItem(key, value), true), false);
      if (isStored) return memory.removeItem(key);
      memory.setItem(key, value);
    },
    removeItem: (key) => {
      memory.removeItem(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
