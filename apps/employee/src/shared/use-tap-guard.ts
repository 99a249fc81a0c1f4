import { useCallback, useRef, type MouseEvent } from 'react';
import { deviceTime } from '@jornada/web/native/clock.ts';

/** A tap so soon after an action was done was meant for the button that stood there before: hands in a hurry tap on. */
const SAME_TAP_MS = 2000;

/**
 * Tells the second half of a double tap from a tap: by its own count, or because the buttons have just changed their meaning.
 * @param sameTapMs how long after a change a tap still belongs to what stood there before, in milliseconds.
 */
export function useTapGuard(sameTapMs = SAME_TAP_MS) {
  const changedAt = useRef(-Infinity);
  // The clock that event.timeStamp runs on.
  const onChanged = useCallback((): void => void (changedAt.current = deviceTime.monotonicMs()), []);
  return {
    /** Whether this tap is meant for what stands there now. */
    isMeant: ({ timeStamp, detail }: MouseEvent): boolean => detail <= 1 && timeStamp - changedAt.current > sameTapMs,
    /** To be called when the buttons change. */
    onChanged,
  };
}
