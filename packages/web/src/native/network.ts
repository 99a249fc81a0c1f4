/**
 * Whether the device has a network. `false` is sure; `true` only means that there may be a way, and a call finds out.
 */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back with the new state whenever the network comes or goes; returns the way to stop. */
export function subscribeOnline(listener: (online: boolean) => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', () => listener(true), { signal: stop.signal });
  window.addEventListener('offline', () => listener(false), { signal: stop.signal });
  return () => stop.abort();
}
