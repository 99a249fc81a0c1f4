import { useEffect, useRef, type KeyboardEvent } from 'react';
import { JUST_OPENED_MS, useTapGuard } from '../../shared/use-tap-guard.ts';

/**
 * Gives a button the focus: a person who uses a number pad presses Enter. An Enter so soon after the button appeared was meant for what stood
 * there before: a PIN goes off with its last digit, and some people end it with Enter.
 */
export function useFirstButton() {
  const ref = useRef<HTMLButtonElement>(null);
  const { isDeliberate, onChanged } = useTapGuard(JUST_OPENED_MS);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    onChanged();
  }, [onChanged]);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.repeat || !isDeliberate(event))) event.preventDefault();
    },
  };
}
