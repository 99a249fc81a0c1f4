import type { KeyValueStorage } from '@jornada/client';
import type { GroupName } from '../../shared/menu.ts';

const KEY = 'jornada.intranet.menu-cerrado';
/** What is seldom needed is closed at first, so that the rest fits into a window without scrolling. */
const CLOSED_AT_FIRST: readonly GroupName[] = ['lugares', 'mensajes', 'empresa'];

const closedGroups = (storage: KeyValueStorage): readonly string[] => storage.getItem(KEY)?.split(',') ?? CLOSED_AT_FIRST;

/** Whether somebody has a group of the menu open on this device. */
export function isGroupOpen(storage: KeyValueStorage, name: GroupName): boolean {
  return !closedGroups(storage).includes(name);
}

export function keepGroupOpen(storage: KeyValueStorage, name: GroupName, isOpen: boolean): void {
  const others = closedGroups(storage).filter((one) => one !== name);
  storage.setItem(KEY, (isOpen ? others : [...others, name]).join(','));
}
