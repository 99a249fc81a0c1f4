import { ACTIVATE } from './worker-message.ts';

/** The first half minute is left to the person who opened the app. */
const REGISTER_AFTER_MS = 30_000;
/** How often an open app looks for a new version, besides each time that it comes to the front. */
const LOOK_EVERY_MS = 60 * 60_000;
/**
 * A worker lets the next one take over when it has no work in progress. After the person's consent, the wait is at most this
 * long.
 */
const TAKES_OVER_WITHIN_MS = 5000;

type Options = {
  afterMs?: number;
  /** Whether the app is to be kept without waiting for its half minute if the person leaves before. */
  isWantedEarly?: () => boolean;
  onReady: (worker: AppWorker) => void;
};

/** Keeps the app on this device, so that it opens without a network, and tells when a new version is ready. */
export type AppWorker = {
  /** Lets the new version take over and reloads the page. */
  update(): void;
};

/**
 * Registers the service worker after a while, given in tests only, or as the page is hidden where that comes first and it is
 * wanted: nobody is kept waiting then. `onReady` is called when a new version waits, also one that waited already.
 */
export function registerAppWorker({ afterMs = REGISTER_AFTER_MS, isWantedEarly = () => false, onReady }: Options): void {
  // Browsers offer it on secure addresses only.
  if (__WRAPPER__ || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isUpdating = false;

  const offer = (waiting: ServiceWorker): void =>
    onReady({
      update: () => {
        // Another tab has already let it take over: only this page has to be reloaded.
        if (waiting.state !== 'installed') return location.reload();
        isUpdating = true;
        waiting.postMessage(ACTIVATE);
        setTimeout(() => isUpdating && location.reload(), TAKES_OVER_WITHIN_MS);
      },
    });

  const offerWhenHere = (coming: ServiceWorker | null): void =>
    coming?.addEventListener('statechange', () => {
      // Without a controller it is the first worker, which replaces nothing.
      if (coming.state === 'installed' && serviceWorker.controller) offer(coming);
    });

  const watch = (registration: ServiceWorkerRegistration): void => {
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    // The browser looks for a new version when the page opens; on a slow network it may still be loading.
    offerWhenHere(registration.installing);
    registration.addEventListener('updatefound', () => offerWhenHere(registration.installing));
    const look = (): void => void registration.update().catch(ignore);
    setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  };

  // Only the page that asked for it is reloaded. Other pages continue with their code, whose files still exist.
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isUpdating) return;
    isUpdating = false;
    location.reload();
  });
  let isRegistered = false;
  const register = (): void => {
    if (isRegistered) return;
    isRegistered = true;
    void serviceWorker.register('/worker.js').then(watch, ignore);
  };
  setTimeout(register, afterMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && isWantedEarly() && register());
}

/** The server has a newer version: it is loaded now, and offered when it is ready. */
export async function lookForNewVersion(): Promise<void> {
  if (__WRAPPER__ || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(ignore);
}

/** Without a worker the app works as before, with a network. */
function ignore(): void {
  // The person cannot do anything about it.
}
