import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { createIdbCopies } from '@jornada/client/idb-copies.ts';
import { ACTIVATE_ALONE } from '@jornada/web/native/activate-alone.ts';
import { ACTIVATE, KEEP_READER } from '../native/worker-message.ts';
import { installNotifications, type NotifyingWorker } from './notifications.ts';
import { isMuster, isMusterKept, openMuster } from './muster.ts';
import { createKeptReader } from './reader.ts';
import { takeOverAlone, type WaitingWorker } from './take-over.ts';
import { keepSeveral, type LastingEvent } from './several-at-once.ts';

/** Files of this build, inserted by it. */
declare const __PRECACHE__: PrecacheEntry[];
/** The addresses of its reader of PDFs. */
declare const __READER__: string[];

/** The parts of a service worker that this file uses; the rest of the app is type-checked for a page. */
type Worker = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown; ports: readonly MessagePort[] }) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
};
const worker = globalThis as unknown as Worker & NotifyingWorker & WaitingWorker;

/** Addresses that the app's page never answers: calls, the intranet, and files of the server. */
const NOT_PAGES = [/^\/(?:api|instancia|intranet|i18n|assets|metrics|healthz|readyz)(?:\/|$)/];

// The version in the address of the texts is ignored: the cached ones belong to this build.
const files = new PrecacheController();
files.addToCacheList(__PRECACHE__);
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/^v$/], cleanURLs: false, directoryIndex: '' }));
const reader = createKeptReader({ paths: __READER__, caches, fetch: globalThis.fetch.bind(globalThis) });
registerRoute(
  ({ url }) => url.origin === location.origin && reader.has(url.pathname),
  ({ request }) => reader.answer(request),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isMuster(url),
  ({ request }) => openMuster(request, globalThis.fetch.bind(globalThis), () => isMusterKept(createIdbCopies())),
);
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));
worker.addEventListener('install', (event) => event.waitUntil(keepSeveral(files, event).then(() => files.install(event))));
worker.addEventListener('activate', (event) => event.waitUntil(files.activate(event)));
// Without it a new version still works, and fetches it when it is needed.
worker.addEventListener('install', (event) => event.waitUntil(reader.follow().catch(() => undefined)));
worker.addEventListener('activate', (event) => event.waitUntil(reader.tidy()));
cleanupOutdatedCaches();

// The new version takes over when the person agrees, so that nobody loses their work.
worker.addEventListener('message', ({ data }) => void (data === ACTIVATE && worker.skipWaiting()));
worker.addEventListener('message', (event) => {
  if (event.data === ACTIVATE_ALONE) event.waitUntil(takeOverAlone(worker));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  if (event.data !== KEEP_READER) return;
  const [port] = event.ports;
  event.waitUntil(
    reader.keep().then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});
installNotifications(worker);
