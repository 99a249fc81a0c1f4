import { createECDH, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { statement } from '@jornada/server/platform/database/pool.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

const DEVICES = statement('select canal from instancia.destinos_push where entidad_id = $1');

/** What the browser's push service would answer to a subscription: it is not there without the internet. Everything else is the browser's own. */
async function stubPushService(page: Page): Promise<void> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: 'A'.repeat(22) };
  const subscription = { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, expirationTime: null, keys };
  await page.addInitScript((given) => {
    const NAME = 'push-subscription-of-the-test';
    const stored = (): object | null =>
      localStorage.getItem(NAME)
        ? { toJSON: () => given, options: { applicationServerKey: null }, unsubscribe: async () => (localStorage.removeItem(NAME), true) }
        : null;
    const subscribe = async (): Promise<object | null> => {
      localStorage.setItem(NAME, '1');
      return stored();
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => stored() });
  }, subscription);
}

/** The push service hands a message to the browser, by the browser's own debugging protocol. */
async function deliver(context: BrowserContext, page: Page, origin: string, message: object): Promise<void> {
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

type Scope = {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
};

test('switched on after a press, a message is shown, a tap leads where it is about, and signing out takes the device away', async ({
  app: { page, texts, menu },
  context,
  company,
  db,
  baseURL,
}) => {
  const devices = () => db.tenant(company.entidadId, (tx) => tx.query(DEVICES, [company.entidadId]));
  await context.grantPermissions(['notifications']);
  await stubPushService(page);
  await new SettingsPage(page, texts).open();
  const section = page.getByRole('region', { name: texts.t('notificaciones.titulo'), exact: true });
  await section.getByRole('button', { name: texts.t('notificaciones.activar'), exact: true }).click();
  await expect(section.getByText(texts.t('notificaciones.estado.on'), { exact: true })).toBeVisible();
  expect(await devices()).toEqual([{ canal: 'web' }]);

  const message = { tipo: 2, id: 7, ruta: '/chat-list', titulo: 'Un mensaje', texto: 'Tienes un mensaje nuevo.', idioma: texts.lang };
  await deliver(context, page, baseURL ?? '', message);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const shown = () =>
    worker.evaluate(async () =>
      (await (globalThis as unknown as Scope).registration.getNotifications()).map(({ title, body }) => [title, body]),
    );
  await expect.poll(shown).toEqual([[message.titulo, message.texto]]);

  await worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/chat-view\/7$/);
  await expect.poll(shown).toEqual([]);

  await menu.disconnect.click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(devices).toEqual([]);
});
