import { useEffect, useEffectEvent, useState } from 'react';
import { useWebServices } from '@jornada/web/services.tsx';

/** A message that is not there after so long waits for something. */
const LATE_MS = 4_000;

/** Whether so long has passed since a moment that it should have been sent. */
export function useIsLate(made: string): boolean {
  const { clock } = useWebServices();
  const leftOf = (moment: string): number => Date.parse(moment) + LATE_MS - clock.nowMs();
  const [isLate, setLate] = useState(() => leftOf(made) <= 0);
  const wait = useEffectEvent((moment: string) => setTimeout(() => setLate(true), Math.max(0, leftOf(moment))));
  useEffect(() => {
    const timer = wait(made);
    return () => clearTimeout(timer);
  }, [made]);
  return isLate;
}
