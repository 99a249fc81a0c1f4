import { useEffect, useState } from 'react';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { useServices } from '../services.tsx';
import { SIGNS } from './signs.ts';

/** What begins so soon after a touch, or after what it has led to, is what the person asked for. */
const SOON_MS = 1000;

/**
 * Whether a request is under way that somebody asked for: not what the app reads again by itself. `isOn`: somebody is there.
 */
export function useAskedFor(isOn: boolean): boolean {
  const { running } = useServices();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let until = deviceTime.monotonicMs() + SOON_MS;
    let before = 0;
    let asked = false;
    const touch = (): void => void (until = deviceTime.monotonicMs() + SOON_MS);
    const follow = (): void => {
      const count = running.get();
      if (count > before && deviceTime.monotonicMs() <= until) asked = true;
      if (count === 0 && asked) {
        asked = false;
        touch();
      }
      before = count;
      setAsked(asked);
    };
    follow();
    const stop = running.subscribe(follow);
    for (const sign of SIGNS) window.addEventListener(sign, touch, { capture: true, passive: true });
    return () => {
      stop();
      for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true });
      setAsked(false);
    };
  }, [isOn, running]);
  return isAsked;
}
