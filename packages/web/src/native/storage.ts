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
 * localStorage that never throws. Browsers may deny it (blocked cookies), fill up, or remove it at any time. What cannot be
 * stored is then kept in memory until the page closes, so that the person can still work. @param find gives the browser's
 * storage; even that may throw.
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
    // Memory first: it contains only values that the browser did not store.
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
