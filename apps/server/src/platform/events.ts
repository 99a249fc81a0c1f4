import { statement, type Queryable } from './database/pool.ts';
import { listen } from './jobs/listen.ts';

/**
 * Short messages between all processes on one database. They can be lost with a process or a connection, so nothing may depend on
 * them.
 */
export type Events<T> = {
  /** Sends an event to all processes, this one included. Call it after the commit. Neither waits nor throws. */
  publish(event: T): void;
  /** Gets what any process publishes; null: something may have been missed. @returns a function that stops it. */
  subscribe(listener: (event: T | null) => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'jornada';
/** PostgreSQL takes 8,000 bytes in one notification. */
const MOST_BYTES = 7_500;
const NOTIFY = statement('platform/events.NOTIFY', 'select pg_notify($1, $2)');
const LISTEN_AGAIN_MS = 5_000;

/** Joins texts into few JSON arrays, none of them too long for one notification. */
function toPayloads(texts: readonly string[]): string[] {
  const payloads: string[][] = [];
  let bytes = Infinity;
  for (const text of texts) {
    const length = Buffer.byteLength(text) + 1;
    if (bytes + length > MOST_BYTES) {
      payloads.push([]);
      bytes = 2;
    }
    payloads.at(-1)?.push(text);
    bytes += length;
  }
  return payloads.map((payload) => `[${payload.join()}]`);
}

/**
 * Events by PostgreSQL's LISTEN and NOTIFY. One connection listens; it is made for the first subscriber, and again whenever it is lost.
 * One notification is under way at a time; the next one takes along everything that came meanwhile, without repetitions.
 */
export function createEvents<T>({ db, url, onError }: { db: Queryable; url: string; onError(error: Error): void }): Events<T> {
  const listeners = new Set<(event: T | null) => void>();
  const waiting = new Set<string>();
  let sending: Promise<void> | null = null;
  let listening: Promise<{ close(): Promise<void> } | null> | null = null;
  let again: NodeJS.Timeout | undefined;

  const tell = (event: T | null): void => {
    for (const listener of listeners) listener(event);
  };
  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const texts = [...waiting];
      waiting.clear();
      for (const payload of toPayloads(texts)) await db.query(NOTIFY, [CHANNEL, payload]);
    }
  }
  const startListening = (): void => {
    listening ??= listen({
      url,
      channel: CHANNEL,
      onMessage: (payload) => {
        for (const event of JSON.parse(payload) as T[]) tell(event);
      },
      // Also at the first connection: events before it were not received.
      onConnected: () => tell(null),
      onError,
    }).catch((error: Error) => {
      onError(error);
      listening = null;
      again = setTimeout(startListening, LISTEN_AGAIN_MS);
      again.unref();
      return null;
    });
  };

  return {
    publish(event) {
      waiting.add(JSON.stringify(event));
      sending ??= sendAll()
        .catch(onError)
        .finally(() => (sending = null));
    },
    subscribe(listener) {
      listeners.add(listener);
      startListening();
      return () => void listeners.delete(listener);
    },
    async close() {
      clearTimeout(again);
      await sending;
      await (await listening)?.close();
    },
  };
}
