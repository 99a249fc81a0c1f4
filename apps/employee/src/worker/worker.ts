import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ACTIVATE } from '../native/worker-message.ts';
import { installNotifications, type NotifyingWorker } from './notifications.ts';
import { keepSeveral, type LastingEvent } from './several-at-once.ts';

/** Files of this build, inserted by it. */
declare const __PRECACHE__: PrecacheEntry[];

/** The parts of a service worker that this file uses; the rest of the app is type-checked for a page. */
type Worker = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
};
const worker = globalThis as unknown as Worker & NotifyingWorker;

/** Addresses that the app's page never answers: calls, the intranet, and files of the server. */
const NOT_PAGES = [/^\/(?:api|instancia|intranet|i18n|assets|metrics|healthz|readyz)(?:\/|$)/];

// The version in the address of the texts is ignored: the cached ones belong to this build.
const files = new PrecacheController();
files.addToCacheList(__PRECACHE__);
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/^v$/], cleanURLs: false, directoryIndex: '' }));
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));
worker.addEventListener('install', (event) => event.waitUntil(keepSeveral(files, event).then(() => files.install(event))));
worker.addEventListener('activate', (event) => event.waitUntil(files.activate(event)));
cleanupOutdatedCaches();

// The new version takes over when the person agrees, so that nobody loses their work.
worker.addEventListener('message', ({ data }) => void (data === ACTIVATE && worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
installNotifications(worker);
