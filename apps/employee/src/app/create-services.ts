import { getI18n } from 'react-i18next';
import { ownerOf } from '@jornada/client';
import { createWebServices } from '@jornada/web/create-web-services.ts';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { subscribeOnline } from '@jornada/web/native/network.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { createStorage } from '@jornada/web/native/storage.ts';
import { createObservable } from '@jornada/web/observable.ts';
import type { AppWorker } from '../native/worker.ts';
import type { NotifiedMessage } from '../native/worker-message.ts';
import { createLogs } from '../platform/logs/logs.ts';
import { keepLastKnown } from '../platform/last-known.ts';
import type { Services } from '../platform/services.tsx';
import { createLazyStore, createWaitingQueue, ignore } from './create-waiting-queue.ts';
import { ALLOWED_INSTANCES } from './settings.ts';

/** Everything the app runs on, in a browser. @throws Error where the texts cannot be loaded. */
export async function createServices(): Promise<Services> {
  const version = __APP_VERSION__;
  const storage = createStorage();
  const now = () => Temporal.Instant.fromEpochMilliseconds(Math.round(deviceTime.epochMs()));
  const isKept = (): boolean => services.session.get().profile?.LogsActivos === true;
  const logs = createLogs({ storage, now, isKept });
  const watched = logs.watch(globalThis.fetch.bind(globalThis));
  const services = await createWebServices({ version, allowedInstances: ALLOWED_INSTANCES, name: 'web', storage, fetch: watched });
  const { client, session, queryClient, notices } = services;
  keepLastKnown({ queryClient, session, storage, version });
  const queue = createWaitingQueue({
    client,
    session,
    queryClient,
    onKept: () => notices.show(getI18n().t('home.espera.retenido')),
    store: createLazyStore(() => import('@jornada/client/queue/idb-store.ts')),
    ...('locks' in navigator ? { locks: navigator.locks } : {}),
  });
  const flush = (): void => void queue.flush().catch(ignore);
  subscribeOnline((online) => online && flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush());
  if (ownerOf(session.get()) !== null) flush();
  followWhenSignedIn({ client, session, queryClient });
  return {
    ...services,
    queue,
    newVersion: createObservable<AppWorker | null>(null),
    incoming: createObservable<NotifiedMessage | null>(null),
    required: createObservable(false),
    logs,
  };
}

/** Not of the start: whoever signs in has nothing to hear yet. */
function followWhenSignedIn(options: Pick<Services, 'client' | 'session' | 'queryClient'>): void {
  const { session } = options;
  let isLoaded = false;
  const load = (): void => {
    if (isLoaded || session.get().token === null) return;
    isLoaded = true;
    void loadChunk(() => import('./follow-news.ts')).then(({ followNews }) => followNews(options), ignore);
  };
  session.subscribe(load);
  load();
}
