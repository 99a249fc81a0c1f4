import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { createProviderCompany, ProviderWindow, type ProviderCompany } from '../support/provider.ts';
import { appIn, expect, test as base, type App } from '../support/test.ts';

type Way = '365' | 'sso';
const LABEL = { '365': 'Microsoft 365', sso: 'Aurora SSO' };

const test = base.extend<{ way: Way; own: ProviderCompany; door: App }>({
  way: ['sso', { option: true }],
  own: async ({ db, request, way }, use) => {
    const own = await createProviderCompany(db, request, way);
    await use(own);
    await own.close();
  },
  /** The log-in screen with the person's name typed and their ways to sign in. */
  door: async ({ page, own, way }, use) => {
    const app = appIn(page, 'es');
    await app.login.open();
    await app.login.userName.fill(own.userName);
    await app.login.userName.blur();
    await expect(page.getByRole('button', { name: LABEL[way] })).toBeVisible();
    await use(app);
  },
});

async function openWindow(page: Page, way: Way): Promise<ProviderWindow> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: LABEL[way] }).click()]);
  const window = new ProviderWindow(opened);
  await expect(window.name).toBeVisible();
  return window;
}

for (const way of ['365', 'sso'] as const) {
  test.describe(`at ${LABEL[way]}`, () => {
    test.use({ way });

    test('the window says who it is and closes, and the app goes on to home; the session is renewed there', async ({ door, own, page }) => {
      const window = await openWindow(page, way);
      await expect(page.getByRole('heading', { name: door.texts.t('login.proveedor.espera') })).toBeVisible();
      await expectAccessible(page, 'log-in, waiting for the provider');
      const closed = window.page.waitForEvent('close');
      await window.signIn(own.userName);
      await closed;
      await expect(door.home.clockIn).toBeVisible();
      const asked = own.provider.tokenRequests();
      await page.evaluate(() => fetch('/instancia/auth/refreshToken'));
      expect(own.provider.tokenRequests()).toBe(asked + 1);
    });

    test('a window that is closed is noticed, and a second try gets in', async ({ door, own, page }) => {
      const window = await openWindow(page, way);
      await window.page.close();
      await expect(page.getByRole('alert').filter({ hasText: door.texts.t('errores.sso.ventana-cerrada') })).toBeVisible();
      const [again] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: door.texts.t('login.proveedor.otra-vez') }).click(),
      ]);
      await new ProviderWindow(again).signIn(own.userName);
      await expect(door.home.clockIn).toBeVisible();
    });

    test('who cancels there is told so, and is where they were', async ({ door, page, own }) => {
      const window = await openWindow(page, way);
      await window.cancel();
      await expect(page.getByText(door.texts.t('errores.acceso.cancelado'))).toBeVisible();
      await expect(door.login.userName).toHaveValue(own.userName);
      await expect(page.getByRole('button', { name: LABEL[way] })).toBeEnabled();
    });
  });
}

test('a way back with another state signs nobody in; the right one still does', async ({ door, own, page }) => {
  const window = await openWindow(page, 'sso');
  const login = window.page.url();
  await window.page.goto(`${new URL(page.url()).origin}/api/auth/callback?code=forged&state=forged`);
  await expect(window.page.getByText(door.texts.t('errores.acceso.intento-no-valido'))).toBeVisible();
  await expect(page.getByRole('heading', { name: door.texts.t('login.proveedor.espera') })).toBeVisible();
  await window.page.goto(login);
  await window.signIn(own.userName);
  await expect(door.home.clockIn).toBeVisible();
});

test('an account of nobody here is told in words', async ({ door, page }) => {
  const window = await openWindow(page, 'sso');
  await window.signIn('VISITA');
  await expect(page.getByText(door.texts.t('errores.acceso.cuenta-desconocida'))).toBeVisible();
});

test('where the browser opens no window, a link does, and the app notices', async ({ door, own, page, context }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: LABEL.sso }).click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: door.texts.t('login.proveedor.abrir') }).click(),
  ]);
  await new ProviderWindow(opened).signIn(own.userName);
  await expect(door.home.clockIn).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the ways in are where the thumb is, and axe finds nothing', async ({ door, page }) => {
    await expect(page.getByRole('button', { name: door.texts.t('login.enlace.pedir') })).toBeVisible();
    await expectAccessible(page, 'log-in with a provider');
    await page.getByRole('button', { name: door.texts.t('login.enlace.pedir') }).click();
    await expect(page.getByText(door.texts.like('login.enlace.enviado'))).toBeVisible();
  });

  test('while the window waits, nothing else of the form stands there, so that the way back is seen whole; it brings all of it back', async ({
    door,
    page,
    own,
  }) => {
    await openWindow(page, 'sso');
    const cancel = page.getByRole('button', { name: door.texts.t('login.proveedor.cancelar') });
    // Nothing scrolls to it: where the finger was, the form has become short.
    expect(await cancel.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true);
    await expect(door.login.userName).toBeHidden();
    await cancel.click();
    await expect(door.login.userName).toHaveValue(own.userName);
  });
});
