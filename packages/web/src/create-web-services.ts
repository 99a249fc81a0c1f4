import { onlineManager, QueryClient } from '@tanstack/react-query';
import { initReactI18next } from 'react-i18next';
import {
  ApiError,
  createClient,
  createClockKeeper,
  createDeviceClock,
  createSessionStore,
  mayAskAgain,
  pauseBefore,
  type ClientOptions,
  type KeyValueStorage,
  type SecretStore,
} from '@jornada/client';
import { initI18n } from '@jornada/i18n/browser.ts';
import { chosenIdioma } from './chosen-idioma.ts';
import type { First } from './first-texts.ts';
import { countRunning } from './count-running.ts';
import { loadChunk } from './load-chunk.ts';
import { deviceTime } from './native/clock.ts';
import { isOnline } from './native/network.ts';
import { createStorage } from './native/storage.ts';
import { createOtherWindows } from './native/windows.ts';
import { centralOrigin } from './native/wrapper-door.ts';
import { createNotices } from './notices.ts';
import { createObservable } from './observable.ts';
import { createSsoRenewals } from './provider/sso-renewal.ts';
import type { WebServices } from './services.tsx';

type Options = {
  version: string;
  /** The requests that were made before the app's code was loaded. */
  first: First;
  /** The instances that may be sent a token. */
  allowedInstances: readonly string[];
  /** Name of the app for the server. Its version is added. */
  name: string;
  /** Ignores the person that a session acts for: every call is made in one's own name. */
  asOneself?: boolean;
  /** What the PIN of the documents has given, for the calls that take it, and what happens where it is missing. */
  pin?: Pick<ClientOptions, 'pinToken' | 'onPinMissing'>;
  /** Where a device without cookies keeps what renews its session. */
  secretStore?: SecretStore;
  /** Replaces the browser's storage. */
  storage?: KeyValueStorage;
  fetch?: typeof globalThis.fetch;
};

/** Makes the services of both apps in a browser. @throws Error if the texts cannot be loaded. */
export async function createWebServices(options: Options): Promise<WebServices> {
  const { version, first, allowedInstances, name, asOneself = false, storage = createStorage() } = options;
  const session = createSessionStore({ storage, events: window });
  const clock = createDeviceClock({ device: deviceTime, keeper: createClockKeeper(storage) });
  document.addEventListener('visibilitychange', clock.look);
  const sessionOver = createObservable<ApiError | null>(null);
  const personOver = createObservable(0);
  const { i18n, switchLanguage } = await initI18n({
    language: session.get().profile?.Language ?? chosenIdioma(storage),
    version,
    first,
    plugins: [initReactI18next],
  });
  const queryClient = createQueryClient();
  const otherWindows = createOtherWindows('jornada.cambios', () => void queryClient.invalidateQueries());
  const renewals = createSsoRenewals(session);
  const { client, running } = countRunning(
    createClient({
      session,
      ssoRefresh: renewals.ask,
      clock,
      origin: __WRAPPER__ ? centralOrigin() : location.origin,
      allowedInstances,
      language: () => i18n.language,
      translate: (key) => i18n.t(key),
      name: `${name}/${version}`,
      // Nobody sends a file before they are signed in.
      sendFile: async (...sent) => (await loadChunk(() => import('./native/send-file.ts'))).sendFile(...sent),
      asOneself,
      ...options.pin,
      ...(__WRAPPER__ && options.secretStore ? { secretStore: options.secretStore } : {}),
      ...(options.fetch ? { fetch: options.fetch } : {}),
      onSessionOver: (error) => sessionOver.set(error),
      onPersonOver: () => personOver.set(personOver.get() + 1),
      onWritten: () => {
        // What this page shows is updated from the answer. Other reads are only marked as old, and repeated when they are shown
        // again.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        otherWindows.tell();
      },
      ...('locks' in navigator ? { locks: navigator.locks } : {}),
    }),
  );
  return {
    client,
    running,
    session,
    clock,
    queryClient,
    storage,
    notices: createNotices(),
    sessionOver,
    personOver,
    ssoRenewal: renewals.asked,
    switchLanguage,
    version,
    asOneself,
  };
}

/**
 * The cache of server data. A cached answer is shown at once and fetched again in the background. A refused call is not repeated.
 * If the server is busy, the call is repeated after the time that the server gives.
 */
export function createQueryClient(): QueryClient {
  // The library believes that a page begins with a network, and would not notice when it comes.
  onlineManager.setOnline(isOnline());
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Also asked without a network: a page that has nothing to show says so at once, and is read again when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        retry: (count, error) => mayAskAgain(count, error) || (count < 1 && error instanceof ApiError && error.isNetwork),
        retryDelay: (_count, error) => pauseBefore((error instanceof ApiError ? error.retryAfterMs : null) ?? 1000, Math.random()),
      },
      // Without a network an action fails with a message. It must not wait without one.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
