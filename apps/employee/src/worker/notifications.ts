import { addressOf, NOTIFIED, readNotification, type NotifiedMessage, type Notification } from '../native/worker-message.ts';

/** A window of the app, as far as it matters here. */
type Window = {
  visibilityState: string;
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: NotifiedMessage): void;
};
type Shown = { data: unknown; close(): void };
type Waits = { waitUntil(work: Promise<unknown>): void };

/** What this touches of a service worker. */
export type NotifyingWorker = {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Waits & { data: { text(): string } | null }) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Waits & { notification: Shown }) => void): void;
};

function parse(text: string | undefined): { notification: Notification; lang: string } | null {
  try {
    const value = JSON.parse(text ?? '') as { idioma?: unknown };
    const notification = readNotification(value);
    return notification && { notification, lang: typeof value.idioma === 'string' ? value.idioma : '' };
  } catch {
    return null;
  }
}

/** Shows what comes, or hands it to the window that is in use; and leads a tap to the app. */
export function installNotifications(worker: NotifyingWorker): void {
  const windows = (): Promise<Window[]> => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  async function show(text: string | undefined): Promise<void> {
    const read = parse(text);
    // Browsers demand that something is shown for every message; one that cannot be read is of another version.
    if (!read) return worker.registration.showNotification('Jornada', { tag: 'jornada', data: null });
    const { notification, lang } = read;
    const { tipo, id, ruta, titulo, texto } = notification;
    // A chat is opened by a tap only.
    const inUse =
      tipo === 2 ? undefined : (await windows()).find(({ visibilityState, focused }) => visibilityState === 'visible' && focused);
    if (inUse) return inUse.postMessage({ kind: NOTIFIED, notification, isTapped: false });
    const look = { icon: '/icon-192.png', badge: '/icon-192.png' };
    await worker.registration.showNotification(titulo, { body: texto, lang, tag: `${tipo}.${id}.${ruta}`, data: notification, ...look });
  }

  async function open(notification: Notification | null): Promise<void> {
    const all = await windows();
    const window = all.find(({ visibilityState }) => visibilityState === 'visible') ?? all[0];
    if (!window) return void (await worker.clients.openWindow(notification ? addressOf(notification) : '/'));
    // Where the browser does not let it, the window still goes where the tap leads.
    await window.focus().catch(() => undefined);
    if (notification) window.postMessage({ kind: NOTIFIED, notification, isTapped: true });
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(readNotification(event.notification.data)));
  });
}
