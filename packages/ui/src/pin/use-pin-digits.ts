import { useRef, useState } from 'react';

/**
 * The digits of a PIN that are typed so far, at most so many. `now` knows each of them at once, so that keys which come faster than the
 * screen is drawn lose none; `pin` is what is drawn.
 */
export function usePinDigits(most: number) {
  const typed = useRef('');
  const [pin, setPin] = useState('');
  const change = (next: string): void => {
    typed.current = next;
    setPin(next);
  };
  return {
    pin,
    now: (): string => typed.current,
    add: (digit: string): void => {
      if (typed.current.length < most) change(typed.current + digit);
    },
    back: (): void => change(typed.current.slice(0, -1)),
    clear: (): void => change(''),
  };
}
