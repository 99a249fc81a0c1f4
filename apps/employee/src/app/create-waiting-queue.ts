import type { QueryClient } from '@tanstack/react-query';
import { createQueue, ownerOf, type Client, type Locks, type Queue, type QueueStore, type SessionStore } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { adoptHoy } from '../platform/registros-cache.ts';

type Options = { client: Client; session: SessionStore; queryClient: QueryClient; store: QueueStore; locks?: Locks };

/** The clock actions that wait on this device: sent as whoever made them, and each answer brings the new day along. */
export function createWaitingQueue({ client, session, queryClient, store, locks }: Options): Queue {
  const queue = createQueue({
    store,
    owner: () => ownerOf(session.get()),
    send: async (body, idempotencyKey) => {
      const { hoy } = await client.call(registros.guardar, body, { idempotencyKey });
      adoptHoy(queryClient, hoy);
    },
    ...(locks ? { locks } : {}),
    later: (seconds, work) => {
      const timer = setTimeout(work, seconds * 1000);
      return () => clearTimeout(timer);
    },
  });
  // Whose actions may be sent changes with whoever signs in. A device that keeps nothing has nothing to send.
  session.subscribe(() => void queue.flush().catch(ignore));
  return queue;
}

/** What cannot be read now is tried again with the next occasion. */
export function ignore(): void {
  // Nothing that the person could do about it.
}
