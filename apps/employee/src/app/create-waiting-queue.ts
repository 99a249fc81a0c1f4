import type { QueryClient } from '@tanstack/react-query';
import {
  type ClockBody,
  createQueue,
  ownerOf,
  type Client,
  type DeviceClock,
  type Locks,
  type Queue,
  type QueueStore,
  type SessionStore,
} from '@jornada/client';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { ignore } from './ignore.ts';

/** Not needed at the start: the log-in need not load the calls of the record. */
const loadSending = () => loadChunk(() => import('../shared/send-waiting.ts'));

/**
 * `onKept`: an action arrived after its month was closed, and the company keeps it. `onProposed`: one counts once the company agrees. `onWithoutRemark`: one was written without its remark,
 * because the company shows none any more.
 */
type Options = {
  client: Client;
  clock: DeviceClock;
  session: SessionStore;
  queryClient: QueryClient;
  store: QueueStore;
  onKept: () => void;
  onProposed: () => void;
  onWithoutRemark: () => void;
  tellOthers?: () => void;
  locks?: Locks;
};

/** The clock actions that wait on this device. Each is sent as the person who made it, and each answer brings the new day. */
export function createWaitingQueue({
  client,
  clock,
  session,
  queryClient,
  store,
  onKept,
  onProposed,
  onWithoutRemark,
  tellOthers,
  locks,
}: Options): Queue {
  const queue = createQueue({
    store,
    owner: () => ownerOf(session.get()),
    send: async (body, idempotencyKey) => {
      const { sendWaiting } = await loadSending();
      const { retenido, propuesto, sinObservacion } = await sendWaiting({ client, clock, queryClient, body, idempotencyKey });
      if (retenido) onKept();
      if (propuesto) onProposed();
      if (sinObservacion) onWithoutRemark();
    },
    ...(locks ? { locks } : {}),
    ...(tellOthers ? { tellOthers } : {}),
    refreshDay: async () => (await loadSending()).refreshDay({ client, queryClient }),
    later: (seconds, work) => {
      const timer = setTimeout(work, seconds * 1000);
      return () => clearTimeout(timer);
    },
  });
  // When the signed-in person changes, other actions may be sent. A device that stores nothing has nothing to send.
  session.subscribe(() => void queue.flush().catch(ignore));
  return queue;
}

/** A store that is loaded with the first action, so that a log-in does not wait for it. */
export function createLazyStore<Body = ClockBody>(load: () => Promise<QueueStore<Body>>): QueueStore<Body> {
  let loaded: Promise<QueueStore<Body>> | null = null;
  const store = (): Promise<QueueStore<Body>> => {
    loaded ??= load();
    loaded.catch(() => (loaded = null));
    return loaded;
  };
  return {
    all: async () => (await store()).all(),
    add: async (action) => (await store()).add(action),
    replace: async (action) => (await store()).replace(action),
    remove: async (place) => (await store()).remove(place),
    take: async (place) => (await store()).take(place),
  };
}
