import { useEffect, useState } from 'react';
import type { DeviceClock } from '@jornada/client';
import { useWebServices } from './services.tsx';

const MINUTE_MS = 60_000;

function minuteOf(clock: DeviceClock): number {
  return Math.floor(clock.nowMs() / MINUTE_MS) * MINUTE_MS;
}

/** The server's time without seconds: an instant that changes every minute, without any request. */
export function useMinute(): string {
  const { clock } = useWebServices();
  const [minute, setMinute] = useState(() => minuteOf(clock));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setMinute(minuteOf(clock));
      timer = setTimeout(tick, MINUTE_MS - (clock.nowMs() % MINUTE_MS) + 20);
    };
    tick();
    // Timers may stop in the background, so the time is read again when the page becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);
  return Temporal.Instant.fromEpochMilliseconds(minute).toString();
}
