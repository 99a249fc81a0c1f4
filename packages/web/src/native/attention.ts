import { isOnline, subscribeOnline } from './network.ts';

/** Whether somebody may be looking at this window, and a network may be there. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && isOnline();

/** Calls back when `isLookedAt` may have changed. */
export function onAttention(listener: () => void): void {
  subscribeOnline(listener);
  document.addEventListener('visibilitychange', listener);
}

/** Calls back when the page is hidden: another tab, another app, or the end of this one. Returns a function that stops it. */
export function onHidden(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener(), { signal: stop.signal });
  return () => stop.abort();
}

/** Resolves after so many milliseconds, or at the abort. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
