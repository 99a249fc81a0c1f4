import { expect, type Browser, type Page } from '@playwright/test';
import { AccountPages } from '../pages/account-pages.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import type { Person } from '../support/company.ts';
import { appIn } from '../support/test.ts';
import type { Bridge } from './bridge.ts';
import { test } from './wrapped.ts';

// Browsers have no passkeys at an IP address.
test.use({ baseURL: async ({ installation }, use) => use(installation.origin.replace('127.0.0.1', 'localhost')) });

/** The browser of the phone, in which the person is signed in and has a passkey. */
async function phoneBrowser(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const outside = await browser.newContext({ baseURL });
  const page = await outside.newPage();
  await addAuthenticator(page);
  const { login, home, texts } = appIn(page, person.lang);
  await login.open();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  const account = new AccountPages(page, texts);
  await account.open('segundo-paso');
  await account.button('configuracion.segundo.anadir').click();
  await account.field('configuracion.segundo.nombre').fill('Mi móvil');
  await account.confirm(person.password, 'configuracion.segundo.continuar');
  await account.button('factores.recuperacion.hecho').click();
  await expect(account.keys).toHaveCount(1);
  return page;
}

/** What the app has opened in the browser of the phone, and the link with which that comes back. */
async function useKey(window: Page, bridge: Bridge, person: Person): Promise<string> {
  await expect.poll(() => bridge.called('Browser.open').length).toBe(1);
  const { texts, home } = appIn(window, person.lang);
  await window.goto(String(bridge.called('Browser.open')[0]?.['url']));
  await expect(window.getByText(texts.t('login.app.texto'))).toBeVisible();
  await window.getByRole('button', { name: texts.t('login.segundo.usar-llave') }).click();
  const back = await window.getByRole('link', { name: texts.t('login.ventana.abrir') }).getAttribute('href');
  expect(back).toMatch(/^jornada:\/\/signin\?/);
  // The browser's own session is another one, and goes on.
  await window.goto('/home');
  await expect(home.clockIn).toBeVisible();
  return back ?? '';
}

test('a passkey in the browser of the system signs in to the app that asked for it, without a password', async ({
  app: { page, home, login, texts },
  baseURL,
  browser,
  bridge,
  openApp,
  person,
}) => {
  const window = await phoneBrowser(browser, baseURL, person);
  await openApp('/login');
  await login.remember.check();
  await page.getByRole('button', { name: texts.t('login.llave') }).click();
  await expect(page.getByText(texts.t('login.llave-espera'))).toBeVisible();
  const back = await useKey(window, bridge, person);
  // Whoever was only sent the address has signed in nobody.
  await expect(page).toHaveURL(/\/login/);
  await bridge.emit('App.appUrlOpen', { url: back });
  await expect(home.clockIn).toBeVisible();
  expect(bridge.secrets).not.toBe('');
  expect(await page.evaluate(() => localStorage.getItem('jornada.ultimo'))).toContain(person.userName);
  await window.context().close();
});

test('and is offered where a passkey is the second step after the password', async ({
  app: { page, home, login, texts },
  baseURL,
  browser,
  bridge,
  openApp,
  person,
}) => {
  const window = await phoneBrowser(browser, baseURL, person);
  await openApp('/login');
  await login.signIn(person);
  await expect(page.getByRole('heading', { name: texts.t('login.segundo.titulo') })).toBeVisible();
  await page.getByRole('button', { name: texts.t('login.llave') }).click();
  await bridge.emit('App.appUrlOpen', { url: await useKey(window, bridge, person) });
  await expect(home.clockIn).toBeVisible();
  await window.context().close();
});

test.describe('at an IP address', () => {
  test.use({ baseURL: async ({ installation }, use) => use(installation.origin) });
  test('there are none, and none are offered', async ({ app: { page, login, texts }, openApp, person }) => {
    await openApp('/login');
    // The answer to the name comes after all that the page loads by itself.
    const answer = page.waitForResponse('**/getLoginMethods2');
    await login.userName.fill(person.userName);
    await login.userName.blur();
    await answer;
    await expect(page.getByRole('button', { name: texts.t('login.llave') })).toHaveCount(0);
  });
});
