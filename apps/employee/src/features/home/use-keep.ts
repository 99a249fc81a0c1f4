import { ApiError, type DeviceClock } from '@jornada/client';
import { isOnline } from '@jornada/web/native/network.ts';
import { useServices } from '../../shared/services.tsx';
import type { Attempt } from './attempt.ts';

/** Nobody said anything (no connection, no answer in time), or a server that has no time now. */
export const isWithoutAnswer = (error: unknown): boolean =>
  (error instanceof ApiError && (error.isNetwork || error.isBusy)) || (error instanceof DOMException && error.name === 'TimeoutError');

const instantOf = (epochMs: number): string => Temporal.Instant.fromEpochMilliseconds(Math.round(epochMs)).toString();

/** What this device knows of the time at this moment. */
export function readClocks(clock: DeviceClock): Pick<Attempt, 'made' | 'diferido'> {
  const { deviceMs, offsetMs, contactMs, isSetBack } = clock.read();
  return {
    made: instantOf(deviceMs + (offsetMs ?? 0)),
    diferido: {
      momento: instantOf(deviceMs),
      desfaseMs: offsetMs === null ? null : Math.round(offsetMs),
      medido: contactMs === null ? null : instantOf(contactMs),
      ...(isSetBack ? { atrasado: true } : {}),
    },
  };
}

/** Whoever presses does not wait longer for what the device has kept. */
const READ_WITHIN_MS = 1000;
const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps clock actions on this device while there is no way to the server. */
export function useKeep() {
  const { queue } = useServices();
  return {
    /** There is no network, or something that was made before still waits, in this tab or in another one. */
    mustWait: async (): Promise<boolean> => {
      if (!isOnline()) return true;
      const asFarAsKnown = () => queue.get().some(({ refusal }) => refusal === null);
      return Promise.race([queue.hasWaiting(), passed(READ_WITHIN_MS).then(asFarAsKnown)]);
    },
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
