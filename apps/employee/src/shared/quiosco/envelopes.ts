import type { Client, DeviceClock, KeyValueStorage } from '@jornada/client';
import { ApiError } from '@jornada/client';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { createObservable, type Observable } from '@jornada/web/observable.ts';
import type { KioskDesk } from './desk.ts';

const KEY = 'jornada.quiosco.sobres';
export type Envelope = { clave: string; claveId: number; sobre: string };

/** Sealed clockings that wait on this device. Nobody can read them here. */
export type Envelopes = {
  count: Observable<number>;
  /** @throws if the device stores nothing. */
  add(envelope: Envelope): void;
  /** Sends what waits, the oldest first, until one does not arrive. One that is refused for good is not kept for ever. */
  flush(client: Client, clock: DeviceClock): Promise<void>;
};

function createEnvelopes(storage: KeyValueStorage): Envelopes {
  const read = (): Envelope[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? (kept as Envelope[]) : [];
    } catch {
      return [];
    }
  };
  const count = createObservable(read().length);
  const write = (list: readonly Envelope[]): void => {
    if (list.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(list));
    count.set(list.length);
  };
  let sending: Promise<void> | null = null;
  const send = async (client: Client, clock: DeviceClock): Promise<void> => {
    // Every start makes the services, but few devices are kiosks.
    const { quiosco } = await loadChunk(() => import('@jornada/contract/quiosco/calls.ts'));
    for (const envelope of read()) {
      const enviado = Temporal.Instant.fromEpochMilliseconds(Math.round(clock.read().deviceMs)).toString();
      try {
        await client.call(quiosco.entregar, { ...envelope, enviado });
      } catch (error) {
        // Only an envelope that the server cannot even take is dropped: it would keep all others from being sent.
        if (!(error instanceof ApiError) || error.status !== 422) return;
      }
      write(read().filter(({ clave }) => clave !== envelope.clave));
    }
  };
  return {
    count,
    add: (envelope) => {
      write([...read(), envelope]);
      if (!read().some(({ clave }) => clave === envelope.clave)) throw new Error('the device stores nothing');
    },
    async flush(client, clock) {
      if (count.get() === 0) return;
      sending ??= send(client, clock).finally(() => (sending = null));
      await sending;
    },
  };
}

const made = new WeakMap<KioskDesk, Envelopes>();

/** The clockings that this kiosk has sealed for the server. */
export function envelopesOf(kiosk: KioskDesk): Envelopes {
  const envelopes = made.get(kiosk) ?? createEnvelopes(kiosk.storage);
  made.set(kiosk, envelopes);
  return envelopes;
}
