import { useEffect, useEffectEvent, useState } from 'react';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';

/** Whatever shows that somebody is still there. */
const SIGNS = ['click', 'keydown', 'touchstart', 'touchmove', 'pointerdown', 'pointermove'] as const;
const LOOK_MS = 200;

/**
 * Whole seconds until nobody is there any more; null while it does not count. It counts while `isOn` and no request is under way; each
 * click, key, touch or pointer begins it again. `onEnd`: nobody is there.
 */
export function useInactivity({ isOn, seconds, onEnd }: { isOn: boolean; seconds: number; onEnd: () => void }): number | null {
  const isBusy = useObservable(useServices().running) > 0;
  const counts = isOn && !isBusy;
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!counts) return undefined;
    let until = 0;
    const again = (): void => {
      until = deviceTime.monotonicMs() + seconds * 1000;
      setLeft(seconds);
    };
    const look = (): void => {
      const rest = Math.ceil((until - deviceTime.monotonicMs()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    again();
    const timer = setInterval(look, LOOK_MS);
    for (const sign of SIGNS) window.addEventListener(sign, again, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, again, { capture: true });
    };
  }, [counts, seconds]);
  return counts ? left : null;
}
