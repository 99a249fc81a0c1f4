import { isOnline, subscribeOnline } from './network.ts';

/** Somebody may be looking at this window, and there may be a way to the server. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && isOnline();

/** Calls back when that may have changed. */
export function onAttention(listener: () => void): void {
  subscribeOnline(listener);
  document.addEventListener('visibilitychange', listener);
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
