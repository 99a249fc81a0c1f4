import { useCallback, useEffect, useRef, useState, type UIEvent } from 'react';
import { deviceTime } from '@jornada/web/native/clock.ts';

/** A tap so soon after an action was meant for the button that was there before: people in a hurry tap again. */
const SAME_TAP_MS = 2000;
/** A press so soon after a matter appeared was meant for the previous one, in milliseconds. */
export const JUST_OPENED_MS = 400;

/**
 * Recognises the second half of a double tap: by its click count, or because the buttons have just changed. @param sameTapMs how
 * long after a change a tap still belongs to the old buttons, in milliseconds.
 */
export function useTapGuard(sameTapMs = SAME_TAP_MS) {
  const changedAt = useRef(-Infinity);
  const [changes, setChanges] = useState(0);
  const [isResting, setResting] = useState(false);
  const onChanged = useCallback((): void => {
    // The clock of event.timeStamp.
    changedAt.current = deviceTime.monotonicMs();
    setResting(true);
    setChanges((before) => before + 1);
  }, []);
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => setResting(false), sameTapMs);
    return () => clearTimeout(timer);
  }, [changes, sameTapMs]);
  return {
    /** Taps do nothing now; the buttons show it. */
    isResting,
    /** Whether this tap is meant for the present button. */
    isDeliberate: ({ timeStamp, detail }: Pick<UIEvent, 'timeStamp' | 'detail'>): boolean =>
      detail <= 1 && timeStamp - changedAt.current > sameTapMs,
    /** To be called when the buttons change. */
    onChanged,
  };
}
