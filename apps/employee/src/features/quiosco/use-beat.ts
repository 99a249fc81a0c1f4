import { useEffect, useEffectEvent } from 'react';
import { pauseBefore } from '@jornada/client';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { useRefresh } from '@jornada/web/calls.ts';
import { subscribeOnline } from '@jornada/web/native/network.ts';
import { envelopesOf } from '../../shared/quiosco/envelopes.ts';
import { useServices } from '../../shared/services.tsx';

const EVERY_MS = 60_000;
/** While the server does not answer, or sealed clockings wait: after so long, then after the next. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Says every minute that the device is there, and learns how it is set up now, or that it was signed out from afar. That there is a
 * network again is only a promise, so until a call shows it the next one comes sooner.
 */
export function useBeat(): void {
  const { client, clock, kiosk } = useServices();
  const refresh = useRefresh(quiosco.configuracion);
  /** @returns whether the server was there and took everything that waited. */
  const beat = useEffectEvent(async (): Promise<boolean> => {
    try {
      await client.call(quiosco.latido, {});
    } catch {
      return false;
    }
    refresh();
    const envelopes = envelopesOf(kiosk);
    await envelopes.flush(client, clock);
    return envelopes.count.get() === 0;
  });
  useEffect(() => {
    const until = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let running: Promise<void> | null = null;
    const once = async (): Promise<void> => {
      failures = (await beat()) ? 0 : failures + 1;
      const pause = failures === 0 ? EVERY_MS : pauseBefore(PAUSES_MS[failures - 1] ?? EVERY_MS, Math.random());
      if (!until.signal.aborted) timer = setTimeout(run, pause);
    };
    const run = (): void => {
      clearTimeout(timer);
      if (until.signal.aborted) return;
      running ??= once().finally(() => (running = null));
    };
    const again = (): void => {
      failures = 0;
      // What was asked before the network came may never be answered: what follows it is asked anew.
      if (running) void running.then(run);
      else run();
    };
    run();
    const stop = subscribeOnline((online) => online && again());
    return () => {
      until.abort();
      clearTimeout(timer);
      stop();
    };
  }, []);
}
