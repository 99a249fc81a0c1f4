import { useEffect, useEffectEvent, useState } from 'react';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { SIGNS } from './signs.ts';
import { useAskedFor } from './use-asked-for.ts';

const LOOK_MS = 200;

/**
 * Whole seconds until nobody is there any more; null while it does not count. It counts while `isOn` and no request is under way that
 * somebody asked for; each click, key, touch or pointer begins it again. `onEnd`: nobody is there.
 */
export function useInactivity({ isOn, seconds, onEnd }: { isOn: boolean; seconds: number; onEnd: () => void }): number | null {
  const isBusy = useAskedFor(isOn);
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
