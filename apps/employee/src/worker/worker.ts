import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ACTIVATE } from '../native/worker-message.ts';
import { installNotifications, type NotifyingWorker } from './notifications.ts';

/** Files of this build, put in by it. */
declare const __PRECACHE__: PrecacheEntry[];

/** What this file touches of a service worker; the rest of the app is type-checked for a page. */
type Worker = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};
const worker = globalThis as unknown as Worker & NotifyingWorker;

/** Never answered by the app's page: calls, the intranet, and what the server itself says. */
const NOT_PAGES = [/^\/(?:api|instancia|intranet|i18n|assets|metrics|healthz|readyz)(?:\/|$)/];

// The version in the address of the texts names them only; they are those of this build.
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/^v$/], cleanURLs: false, directoryIndex: '' });
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));
cleanupOutdatedCaches();

// The new version takes over when the person says so: nobody loses what they are doing.
worker.addEventListener('message', ({ data }) => void (data === ACTIVATE && worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
installNotifications(worker);
