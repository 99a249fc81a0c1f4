import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { KeyValueStorage, StorageEvents } from '@jornada/client';

/** public/scheme.js reads it as well. */
const KEY = 'jornada.tema';

/** Keeps the theme of this device, for all its tabs. Without a stored theme the system's is used. */
export function createSchemeManager(storage: KeyValueStorage, events: StorageEvents): MantineColorSchemeManager {
  let stop = (): void => undefined;
  const read = (): MantineColorScheme => {
    const kept = storage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  };
  return {
    get: read,
    set: (scheme) => (scheme === 'auto' ? storage.removeItem(KEY) : storage.setItem(KEY, scheme)),
    clear: () => storage.removeItem(KEY),
    subscribe: (onUpdate) => {
      // A null key means that the whole storage was emptied.
      const listener = ({ key }: { key: string | null }): void => void ((key === KEY || key === null) && onUpdate(read()));
      events.addEventListener('storage', listener);
      stop = () => events.removeEventListener('storage', listener);
    },
    unsubscribe: () => stop(),
  };
}
