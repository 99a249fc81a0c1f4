type StorageListener = (event: { key: string | null }) => void;

/** One tab's view of a shared storage. As in browsers, only the other tabs get an event for its writes. */
export type StorageTab = {
  storage: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void };
  events: {
    addEventListener(type: 'storage', listener: StorageListener): void;
    removeEventListener(type: 'storage', listener: StorageListener): void;
  };
};

/** A localStorage in memory. Call `tab()` once for each tab of the test. */
export function createSharedStorage(): { tab(): StorageTab; values: Map<string, string> } {
  const values = new Map<string, string>();
  const tabs = new Set<Set<StorageListener>>();

  const tab = (): StorageTab => {
    const own = new Set<StorageListener>();
    tabs.add(own);
    const tellOthers = (key: string): void => {
      for (const listeners of tabs) if (listeners !== own) for (const listener of listeners) listener({ key });
    };
    return {
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
          tellOthers(key);
        },
        removeItem: (key) => {
          if (values.delete(key)) tellOthers(key);
        },
      },
      events: {
        addEventListener: (_type, listener) => void own.add(listener),
        removeEventListener: (_type, listener) => void own.delete(listener),
      },
    };
  };
  return { tab, values };
}

/** The storage of a single tab. */
export function createMemoryStorage(): StorageTab['storage'] {
  return createSharedStorage().tab().storage;
}
