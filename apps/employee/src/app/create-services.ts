import { QueryClient } from '@tanstack/react-query';
import { initReactI18next } from 'react-i18next';
import { ApiError, createClient, createDeviceClock, createSessionStore, ownerOf } from '@jornada/client';
import { initI18n } from '@jornada/i18n/browser.ts';
import { deviceTime } from '../native/clock.ts';
import { subscribeOnline } from '../native/network.ts';
import { createStorage } from '../native/storage.ts';
import type { AppWorker } from '../native/worker.ts';
import { createOtherWindows } from '../native/windows.ts';
import { chosenIdioma } from '../platform/chosen-idioma.ts';
import { keepLastKnown } from '../platform/last-known.ts';
import { createNotices } from '../platform/notices.ts';
import { createObservable } from '../platform/observable.ts';
import type { Services } from '../platform/services.tsx';
import { createLazyStore, createWaitingQueue, ignore } from './create-waiting-queue.ts';
import { ALLOWED_INSTANCES } from './settings.ts';

/** Everything the app runs on, in a browser. @throws Error where the texts cannot be loaded. */
export async function createServices(): Promise<Services> {
  const storage = createStorage();
  const session = createSessionStore({ storage, events: window });
  const clock = createDeviceClock({ device: deviceTime });
  const notices = createNotices();
  const sessionOver = createObservable<ApiError | null>(null);
  const { i18n, switchLanguage } = await initI18n({
    language: session.get().profile?.Language ?? chosenIdioma(storage),
    version: __APP_VERSION__,
    plugins: [initReactI18next],
  });
  const queryClient = createQueryClient();
  const otherWindows = createOtherWindows(() => void queryClient.invalidateQueries());
  const client = createClient({
    session,
    clock,
    origin: location.origin,
    allowedInstances: ALLOWED_INSTANCES,
    language: () => i18n.language,
    translate: (key) => i18n.t(key),
    name: `web/${__APP_VERSION__}`,
    onSessionOver: (error) => sessionOver.set(error),
    onWritten: () => {
      // Here what is on the screen is adopted from the answer; what is not, is asked for when it is shown again.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      otherWindows.tell();
    },
    ...('locks' in navigator ? { locks: navigator.locks } : {}),
  });
  keepLastKnown({ queryClient, session, storage, version: __APP_VERSION__ });
  const queue = createWaitingQueue({
    client,
    session,
    queryClient,
    store: createLazyStore(() => import('@jornada/client/queue/idb-store.ts')),
    ...('locks' in navigator ? { locks: navigator.locks } : {}),
  });
  const flush = (): void => void queue.flush().catch(ignore);
  subscribeOnline((online) => online && flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush());
  if (ownerOf(session.get()) !== null) flush();
  return {
    client,
    queue,
    session,
    clock,
    queryClient,
    storage,
    notices,
    sessionOver,
    newVersion: createObservable<AppWorker | null>(null),
    switchLanguage,
    version: __APP_VERSION__,
  };
}

/** Server state: shown from the cache at once, fetched again behind it. What the server refuses is not asked twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.isNetwork,
      },
      // A clock action without a network fails in words; it must not wait in silence.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
