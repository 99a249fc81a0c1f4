import { ApiError, type DeviceClock } from '@jornada/client';
import { isOnline } from '@jornada/web/native/network.ts';
import { useServices } from '../../platform/services.tsx';
import type { Attempt } from './use-clock.ts';

/** Nobody said anything (no connection, no answer in time), or a server that has no time now. */
export const isWithoutAnswer = (error: unknown): boolean =>
  (error instanceof ApiError && (error.isNetwork || error.isBusy)) || (error instanceof DOMException && error.name === 'TimeoutError');

/** What this device knows of the time at this moment. */
export function readClocks(clock: DeviceClock): Pick<Attempt, 'made' | 'diferido'> {
  const made = clock.now();
  const sample = clock.sample();
  const desfaseMs = sample && Math.round(sample.offsetMs);
  return {
    made: made.toString(),
    diferido: {
      momento: made.subtract({ milliseconds: desfaseMs ?? 0 }).toString(),
      desfaseMs,
      medido: sample && Temporal.Instant.fromEpochMilliseconds(Math.round(sample.measuredAtMs)).toString(),
    },
  };
}

/** Keeps clock actions on this device while there is no way to the server. */
export function useKeep() {
  const { queue } = useServices();
  return {
    /** There is no network, or something that was made before still waits. */
    mustWait: (): boolean => !isOnline() || queue.get().some(({ refusal }) => refusal === null),
    /** False: the device refuses to keep it, and the person has to know. */
    async keep({ body, made, diferido, key }: Attempt, { wasSent, error }: { wasSent: boolean; error?: unknown }): Promise<boolean> {
      try {
        await queue.add({ body: { ...body, diferido }, made, sentAs: wasSent ? key : undefined });
      } catch {
        return false;
      }
      // A server that has no time is left in peace for as long as it asked.
      if (error instanceof ApiError && error.isBusy) queue.tryLater(error);
      else if (isOnline()) void queue.flush();
      return true;
    },
  };
}
