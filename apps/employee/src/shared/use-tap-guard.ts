import { useCallback, useRef, type MouseEvent } from 'react';
import { deviceTime } from '@jornada/web/native/clock.ts';

/** A tap so soon after an action was meant for the button that was there before: people in a hurry tap again. */
const SAME_TAP_MS = 2000;

/**
 * Recognises the second half of a double tap: by its click count, or because the buttons have just changed. @param sameTapMs how
 * long after a change a tap still belongs to the old buttons, in milliseconds.
 */
export function useTapGuard(sameTapMs = SAME_TAP_MS) {
  const changedAt = useRef(-Infinity);
  // The clock of event.timeStamp.
  const onChanged = useCallback((): void => void (changedAt.current = deviceTime.monotonicMs()), []);
  return {
    /** Whether this tap is meant for the present button. */
    isDeliberate: ({ timeStamp, detail }: MouseEvent): boolean => detail <= 1 && timeStamp - changedAt.current > sameTapMs,
    /** To be called when the buttons change. */
    onChanged,
  };
}
