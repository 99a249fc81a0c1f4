import { ApiError, type DeviceClock } from '@jornada/client';
import { isOnline } from '@jornada/web/native/network.ts';
import { instantOf, measureBy } from '../../shared/device-measure.ts';
import { isKiosk } from '../../shared/quiosco/desk.ts';
import { useServices } from '../../shared/services.tsx';
import type { Attempt } from './attempt.ts';

/** No answer (no connection, or not in time), or a server that is too busy now. */
export const isWithoutAnswer = (error: unknown): boolean =>
  (error instanceof ApiError && (error.isNetwork || error.isBusy)) || (error instanceof DOMException && error.name === 'TimeoutError');

/** What this device knows about the time now. */
export function readClocks(clock: DeviceClock): Pick<Attempt, 'made' | 'diferido'> {
  const { deviceMs, offsetMs } = clock.read();
  return { made: instantOf(deviceMs + (offsetMs ?? 0)), diferido: measureBy(clock) };
}

/** The longest wait for stored data after a press. */
const READ_WITHIN_MS = 1000;
const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps clock actions on this device while the server cannot be reached. A kiosk keeps nobody's: it seals them on its own screens. */
export function useKeep() {
  const { queue, session } = useServices();
  return {
    /** There is no network, or an earlier action still waits, in this tab or another. */
    mustWait: async (): Promise<boolean> => {
      if (isKiosk(session.get())) return false;
      if (!isOnline()) return true;
      const asFarAsKnown = () => queue.get().some(({ refusal }) => refusal === null);
      return Promise.race([queue.hasWaiting(), passed(READ_WITHIN_MS).then(asFarAsKnown)]);
    },
    /** False: the device cannot store it, and the person has to know. */
    async keep({ body, made, diferido, key }: Attempt, { wasSent, error }: { wasSent: boolean; error?: unknown }): Promise<boolean> {
      if (isKiosk(session.get())) return false;
      try {
        await queue.add({ body: { ...body, diferido }, made, sentAs: wasSent ? key : undefined });
      } catch {
        return false;
      }
      // After an answer from a busy server, the next try waits for the time it named.
      if (error instanceof ApiError && error.isBusy) queue.tryLater(error);
      else if (isOnline()) void queue.flush();
      return true;
    },
  };
}
