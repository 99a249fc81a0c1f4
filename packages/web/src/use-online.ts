import { useSyncExternalStore } from 'react';
import { isOnline, subscribeOnline } from './native/network.ts';

/** Whether the device has a network. Redraws when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline, isOnline);
}
