import { createECDH, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { composed } from '@jornada/server/platform/database/pool.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { deliver, shownBy, tap, workerOf } from '../support/push.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

const DEVICES = composed('select canal from instancia.destinos_push where entidad_id = $1');

/**
 * The answer of the browser's push service to a subscription, because it cannot be reached without the internet. Everything else
 * is the real browser.
 */
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

/** The light browser shows no notifications. */
const WHOLE_BROWSER = { tag: '@whole-browser' };

test(
  'switched on after a press, a chat is shown by the device, a tap that leads nowhere says so, and signing out takes the device away',
  WHOLE_BROWSER,
  async ({ app: { page, texts, menu }, context, company, db, baseURL }) => {
    const devices = () => db.tenant(company.entidadId, (tx) => tx.query(DEVICES, [company.entidadId]));
    await context.grantPermissions(['notifications']);
    await stubPushService(page);
    await new SettingsPage(page, texts).open();
    const section = page.getByRole('region', { name: texts.t('notificaciones.titulo'), exact: true });
    await section.getByRole('button', { name: texts.t('notificaciones.activar'), exact: true }).click();
    // The device keeps the whole app first.
    await expect(section.getByText(texts.t('notificaciones.estado.on'), { exact: true })).toBeVisible({ timeout: 45_000 });
    expect(await devices()).toEqual([{ canal: 'web' }]);

    const message = { tipo: 2, id: 7, ruta: '/chat-list', titulo: 'Un mensaje', texto: 'Tienes un mensaje nuevo.', idioma: texts.lang };
    await deliver(context, page, baseURL ?? '', message);
    const worker = await workerOf(context);
    const shown = () => shownBy(worker);
    await expect.poll(shown).toEqual([[message.titulo, message.texto]]);

    await tap(worker);
    // Its page does not exist yet, so a message is shown.
    await expect(page.getByText(texts.t('errores.chat.no-se-pudo-abrir'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/configuracion$/);
    await expect.poll(shown).toEqual([]);

    await menu.disconnect.click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(devices).toEqual([]);
  },
);

test(
  'a message comes to the window in use; one that is tapped is shown, and leads on; an announcement asks',
  WHOLE_BROWSER,
  async ({ app: { page, home, texts }, context, baseURL }) => {
    const origin = baseURL ?? '';
    const words = (clase: string) => ({
      titulo: texts.t(`notificaciones.mensajes.${clase}.titulo`),
      texto: texts.t(`notificaciones.mensajes.${clase}.texto`),
    });
    const message = { tipo: 0, id: 7, clase: 'respuestas', ruta: '/bandeja?estado=resueltas', ...words('respuestas'), idioma: texts.lang };
    const open = page.getByRole('button', { name: texts.t('notificaciones.comunicado.ver'), exact: true });
    await context.grantPermissions(['notifications']);
    await home.open();
    await expect(home.clockIn).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
    });
    const worker = await workerOf(context);
    const shown = () => shownBy(worker);

    await deliver(context, page, origin, message);
    await expect(page.getByText(message.texto, { exact: true }).first()).toBeVisible();
    expect(await shown()).toEqual([]);

    // Nobody looks at the app: the device shows the notification, and the tap goes to the tab that is open then.
    await page.goto('about:blank');
    await deliver(context, page, origin, message);
    await expect.poll(shown).toEqual([[message.titulo, message.texto]]);
    await home.open();
    await expect(home.clockIn).toBeVisible();
    await tap(worker);
    const dialog = page.getByRole('dialog', { name: message.titulo });
    await expect(dialog.getByText(message.texto, { exact: true })).toBeVisible();
    await open.click();
    await expect(page).toHaveURL(/\/bandeja\?estado=resueltas$/);
    await expect(dialog).toBeHidden();

    // The tap opened the app.
    await page.goto('/?aviso=1.7../wiki-list');
    await expect(page.getByRole('dialog', { name: texts.t('notificaciones.comunicado.titulo') })).toBeVisible();
    await open.click();
    await expect(page.getByText(texts.t('errores.comunicado.no-se-pudo-abrir'), { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  },
);
