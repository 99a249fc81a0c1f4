import type { KeyValueStorage } from '@jornada/client';

const KEY = 'jornada.ultimo';

/** Who signed in last on a device that is to be remembered. Never a password. */
export type Remembered = { userName: string; entidad: string };

export function readRemembered(storage: KeyValueStorage): Remembered | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Remembered> | null;
    return typeof value?.userName === 'string' && typeof value.entidad === 'string'
      ? { userName: value.userName, entidad: value.entidad }
      : null;
  } catch {
    return null;
  }
}

export function writeRemembered(storage: KeyValueStorage, remembered: Remembered | null): void {
  if (remembered) storage.setItem(KEY, JSON.stringify(remembered));
  else storage.removeItem(KEY);
}
