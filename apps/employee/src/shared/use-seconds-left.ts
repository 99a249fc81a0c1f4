import { useEffect, useState } from 'react';
import type { DeviceClock } from '@jornada/client';
import { useServices } from './services.tsx';

/** The longest time to undo, in seconds. If the clock is a little behind, no larger number is shown. */
const LONGEST = 10;
/** How often to check, in milliseconds. Timers are not exact, so it checks often. */
const LOOK_MS = 200;

/** Whole seconds until an instant by the server's clock, from 10 down to 0. */
export function secondsLeft(until: string, clock: DeviceClock): number {
  const seconds = Math.ceil((Temporal.Instant.from(until).epochMilliseconds - clock.nowMs()) / 1000);
  return Math.min(LONGEST, Math.max(0, seconds));
}

/** `secondsLeft` that redraws while it counts down. The instant must not change while it is mounted. */
export function useSecondsLeft(until: string): number {
  const { clock } = useServices();
  const [left, setLeft] = useState(() => secondsLeft(until, clock));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(secondsLeft(until, clock)), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOver, until, clock]);
  return left;
}
