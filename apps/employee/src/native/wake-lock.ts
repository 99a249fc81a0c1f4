import { whileInWrapper } from './wrapper/load.ts';

/** Keeps the screen on until it is called off. A browser lets go of it whenever the page is hidden, so it is asked again. */
export function stayAwake(): () => void {
  if (__WRAPPER__) return whileInWrapper(({ holdAwake }) => holdAwake());
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async (): Promise<void> => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock || isOver || document.visibilityState !== 'visible') return;
    // A tablet that is short of power refuses.
    const held = await wakeLock.request('screen').catch(() => null);
    if (isOver) await held?.release();
    else lock = held;
  };
  const again = (): void => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}

/** Fills the screen, where the browser lets a page do so. It does only after a touch. */
export function fillScreen(): void {
  // The wrapper fills it already.
  if (__WRAPPER__) return;
  const { documentElement: page } = document as { documentElement: Partial<HTMLElement> };
  if (!document.fullscreenElement) void page.requestFullscreen?.().catch(() => undefined);
}
