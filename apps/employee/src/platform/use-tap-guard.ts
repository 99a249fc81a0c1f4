import { useRef, type MouseEvent } from 'react';
import { deviceTime } from '../native/clock.ts';

/** A tap so soon after an action was done was meant for the button that stood there before. */
const SAME_TAP_MS = 700;

/** Tells the second half of a double tap from a tap: by its own count, or because the buttons have just changed their meaning. */
export function useTapGuard() {
  const changedAt = useRef(-Infinity);
  return {
    /** Whether this tap is meant for what stands there now. */
    isMeant: ({ timeStamp, detail }: MouseEvent): boolean => detail <= 1 && timeStamp - changedAt.current > SAME_TAP_MS,
    /** To be called when the buttons change. */
    onChanged: (): void => {
      // The clock that event.timeStamp runs on.
      changedAt.current = deviceTime.monotonicMs();
    },
  };
}
