import type { QueryClient } from '@tanstack/react-query';
import { createQueue, ownerOf, type Client, type Locks, type QueueStore, type SessionStore } from '@jornada/client';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { ChatQueue, MensajeEnEspera } from '../../shared/chat-queue.ts';
import { adoptMessage, refreshRooms } from './api.ts';

type Options = {
  client: Client;
  session: SessionStore;
  queryClient: QueryClient;
  store: QueueStore<MensajeEnEspera>;
  tellOthers?: () => void;
  locks?: Locks;
};

/** The messages that wait on this device. Each is written once, in order, and as the person who wrote it. */
export function createOutbox({ client, session, queryClient, store, tellOthers, locks }: Options): ChatQueue {
  const queue: ChatQueue = createQueue<MensajeEnEspera>({
    store,
    lock: 'jornada.chat',
    owner: () => ownerOf(session.get()),
    send: async (body, clave) => {
      const mensaje = await client.call(chat.escribir, { ...body, clave }, { idempotencyKey: clave });
      adoptMessage({ queryClient }, body.SalaId, mensaje);
      void refreshRooms({ queryClient });
    },
    later: (seconds, work) => {
      const timer = setTimeout(work, seconds * 1000);
      return () => clearTimeout(timer);
    },
    ...(locks && { locks }),
    ...(tellOthers && { tellOthers }),
  });
  session.subscribe(() => void queue.flush().catch(() => undefined));
  return queue;
}
