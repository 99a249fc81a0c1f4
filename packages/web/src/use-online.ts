import { useSyncExternalStore } from 'react';
import { isOnline, subscribeOnline } from './native/network.ts';

/** Whether the device has a network; redraws when it comes or goes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline, isOnline);
}
