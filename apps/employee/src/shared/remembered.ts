import type { KeyValueStorage } from '@jornada/client';

const KEY = 'jornada.ultimo';

/** The first page of a new company: that of the intranet. */
export const FIRST_PAGE = '/intranet/';

/**
 * Who last signed in on a remembered device. Never a password. `isNew`: the person registered a company here and has not signed
 * in yet.
 */
export type Remembered = { userName: string; entidad: string; isNew?: true };

export function readRemembered(storage: KeyValueStorage): Remembered | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Remembered> | null;
    return typeof value?.userName === 'string' && typeof value.entidad === 'string'
      ? { userName: value.userName, entidad: value.entidad, ...(value.isNew === true ? { isNew: true } : {}) }
      : null;
  } catch {
    return null;
  }
}

export function writeRemembered(storage: KeyValueStorage, remembered: Remembered | null): void {
  if (remembered) storage.setItem(KEY, JSON.stringify(remembered));
  else storage.removeItem(KEY);
}
