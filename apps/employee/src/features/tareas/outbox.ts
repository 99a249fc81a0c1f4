import { createQueue, ownerOf, type Queue, type QueueStore } from '@jornada/client';
import { createIdbStore } from '@jornada/client/queue/idb-store.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { settle } from '@jornada/web/after-call.ts';
import { subscribeOnline } from '@jornada/web/native/network.ts';
import { createOtherWindows } from '@jornada/web/native/windows.ts';
import type { Services } from '../../shared/services.tsx';
import { WAITING_TASKS } from '../../shared/waiting-tasks.ts';
import { adoptDay } from './api.ts';
import type { EntradasEnEspera } from './model/waiting.ts';

export type TaskOutbox = Queue<EntradasEnEspera>;
type Needs = Pick<Services, 'client' | 'session' | 'queryClient' | 'storage' | 'taskStore'>;

function create({ client, session, queryClient, storage, taskStore }: Needs): TaskOutbox {
  const others = createOtherWindows('jornada.tareas', () => void queue.refresh().catch(() => undefined));
  const store = (taskStore as QueueStore<EntradasEnEspera> | undefined) ?? createIdbStore<EntradasEnEspera>('jornada-tareas');
  const queue: TaskOutbox = createQueue<EntradasEnEspera>({
    store,
    lock: 'jornada.tareas',
    owner: () => ownerOf(session.get()),
    send: async ({ input }, idempotencyKey) => {
      const day = await client.call(tareas.insertarImputaciones, input, { idempotencyKey });
      adoptDay(queryClient, day);
      void settle(queryClient, tareas.insertarImputaciones, day);
    },
    later: (seconds, work) => {
      const timer = setTimeout(work, seconds * 1000);
      return () => clearTimeout(timer);
    },
    tellOthers: others.tell,
    ...(typeof navigator !== 'undefined' && 'locks' in navigator && { locks: navigator.locks }),
  });
  const flush = (): void => void queue.flush().catch(() => undefined);
  queue.subscribe(() => {
    if (queue.get().length > 0) storage.setItem(WAITING_TASKS, '1');
    else storage.removeItem(WAITING_TASKS);
  });
  session.subscribe(flush);
  subscribeOnline((online) => online && flush());
  flush();
  return queue;
}

const made = new WeakMap<object, TaskOutbox>();

/** The entries that wait on this device. Each is written once, in order, and as the person who made it. */
export function taskOutboxOf(services: Needs): TaskOutbox {
  const { client } = services;
  const known = made.get(client) ?? create(services);
  made.set(client, known);
  return known;
}
