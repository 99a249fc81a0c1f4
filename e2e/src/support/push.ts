import type { BrowserContext, Page, Worker } from '@playwright/test';

/** The parts of the worker's scope about notifications that journeys need. */
type Scope = {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
};

/** Delivers a message to the browser as its push service would, through the browser's debugging protocol. */
export async function deliver(context: BrowserContext, page: Page, origin: string, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  await session.detach();
}

/** The registered worker of the app. */
export const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

/** Title and text of every shown notification. */
export const shownBy = (worker: Worker): Promise<(string | null)[][]> =>
  worker.evaluate(async () =>
    (await (globalThis as unknown as Scope).registration.getNotifications()).map(({ title, body }) => [title, body]),
  );

/** Taps the shown notification. */
export const tap = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
