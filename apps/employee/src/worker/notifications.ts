import { addressOf, NOTIFIED, readNotification, type NotifiedMessage, type Notification } from '../native/worker-message.ts';

/** The part of a window that is needed here. */
type Window = {
  visibilityState: string;
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: NotifiedMessage): void;
};
type Shown = { data: unknown; close(): void };
type Waits = { waitUntil(work: Promise<unknown>): void };

/** The parts of a service worker that this file uses. */
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

/** Shows notifications, or passes them to the window in use; and opens the app after a tap. */
export function installNotifications(worker: NotifyingWorker): void {
  const windows = (): Promise<Window[]> => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  async function show(text: string | undefined): Promise<void> {
    const read = parse(text);
    // Browsers require a visible notification for every message. An unreadable message comes from another version.
    if (!read) return worker.registration.showNotification('Jornada', { tag: 'jornada', data: null });
    const { notification, lang } = read;
    const { tipo, id, ruta, titulo, texto } = notification;
    // A chat opens only after a tap.
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
    // If the browser does not allow it, the window still goes to the page.
    await window.focus().catch(() => undefined);
    if (notification) window.postMessage({ kind: NOTIFIED, notification, isTapped: true });
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(readNotification(event.notification.data)));
  });
}
