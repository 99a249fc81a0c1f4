import { wrapperDoor } from './wrapper-door.ts';

/** Whether the device has a network. `false` is certain. `true` only means that there may be one; only a call shows it. */
export function isOnline(): boolean {
  return __WRAPPER__ ? wrapperDoor().isOnline() : navigator.onLine;
}

/** Calls back with the new state when the network comes or goes. Returns a function that stops it. */
export function subscribeOnline(listener: (online: boolean) => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', () => listener(true), { signal: stop.signal });
  window.addEventListener('offline', () => listener(false), { signal: stop.signal });
  return () => stop.abort();
}
