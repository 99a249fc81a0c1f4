import type { KeyValueStorage } from '@jornada/client';
import type { GroupName } from '../../shared/menu.ts';

const KEY = 'jornada.intranet.menu-cerrado';
/** All are open until somebody closes one: what is under a closed heading is one press farther away. */
const closedGroups = (storage: KeyValueStorage): readonly string[] => storage.getItem(KEY)?.split(',') ?? [];

/** Whether somebody has a group of the menu open on this device. */
export function isGroupOpen(storage: KeyValueStorage, name: GroupName): boolean {
  return !closedGroups(storage).includes(name);
}

export function keepGroupOpen(storage: KeyValueStorage, name: GroupName, isOpen: boolean): void {
  const others = closedGroups(storage).filter((one) => one !== name);
  storage.setItem(KEY, (isOpen ? others : [...others, name]).join(','));
}
