import { useEffect, useEffectEvent } from 'react';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { SIGNS } from '../quiosco/signs.ts';
import { useServices } from '../services.tsx';

const LOOK_MS = 15_000;
/** Asked for again once so much of the ten minutes is left: somebody who is there never meets the end. */
const RENEW_BEFORE = { minutes: 6 };

/** Keeps the visit open while somebody uses its pages: after ten minutes without a touch, a key or a scroll it ends. */
export function useGoingOn(): void {
  const { client, clock, visit } = useServices();
  const look = useEffectEvent((seen: { isUsed: boolean; isAsking: boolean }): void => {
    const end = visit.check() ? visit.until() : null;
    if (!end || !seen.isUsed || seen.isAsking || document.visibilityState === 'hidden') return;
    if (Temporal.Instant.compare(clock.now(), end.subtract(RENEW_BEFORE)) < 0) return;
    seen.isUsed = false;
    seen.isAsking = true;
    const ask = async (): Promise<void> => {
      try {
        await visit.goOn(() => client.call(documentacion.seguirAbierta, {}));
      } catch {
        // Without a network the next sign asks again; a refusal has closed the visit.
      } finally {
        seen.isAsking = false;
      }
    };
    void ask();
  });
  useEffect(() => {
    const seen = { isUsed: false, isAsking: false };
    const use = (): void => {
      seen.isUsed = true;
    };
    const back = (): void => look(seen);
    const timer = setInterval(back, LOOK_MS);
    for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true });
    window.addEventListener('scroll', use, { capture: true, passive: true });
    // Timers of a page in the background sleep: what has ended meanwhile ends when it is looked at again.
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true });
      window.removeEventListener('scroll', use, { capture: true });
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
}
