import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ACTIVATE } from '../native/worker-message.ts';
import { installNotifications, type NotifyingWorker } from './notifications.ts';

/** Files of this build, inserted by it. */
declare const __PRECACHE__: PrecacheEntry[];

/** The parts of a service worker that this file uses; the rest of the app is type-checked for a page. */
type Worker = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};
const worker = globalThis as unknown as Worker & NotifyingWorker;

/** Addresses that the app's page never answers: calls, the intranet, and files of the server. */
const NOT_PAGES = [/^\/(?:api|instancia|intranet|i18n|assets|metrics|healthz|readyz)(?:\/|$)/];

// The version in the address of the texts is ignored: the cached ones belong to this build.
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/^v$/], cleanURLs: false, directoryIndex: '' });
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));
cleanupOutdatedCaches();

// The new version takes over when the person agrees, so that nobody loses their work.
worker.addEventListener('message', ({ data }) => void (data === ACTIVATE && worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
installNotifications(worker);
