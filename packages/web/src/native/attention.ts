import { isOnline, subscribeOnline } from './network.ts';

/** Whether somebody may be looking at this window, and a network may be there. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && isOnline();

/** Calls back when `isLookedAt` may have changed. */
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
