import { totpNow } from '@jornada/server/testing/totp.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { readEnvironment } from '../support/environment.ts';
import { expect, testSignedIn as test, type App } from '../support/test.ts';

// Browsers have no passkeys at an IP address.
test.use({ baseURL: async ({}, use) => use(readEnvironment().origin.replace('127.0.0.1', 'localhost')) });

async function disconnect({ page, menu, login }: App): Promise<void> {
  await page.goto('/home');
  await menu.disconnect.click();
  await expect(login.enter).toBeVisible();
}

test('codes of an app: set up with the password, asked for at the next log-in, and each good once', async ({ app, person }) => {
  const { page, texts, login, home } = app;
  const account = new AccountPages(page, texts);
  await account.open('segundo-paso');
  await account.button('configuracion.segundo.activar').click();
  await account.confirm(person.password, 'configuracion.segundo.continuar');
  await expect(page.getByRole('img', { name: texts.t('factores.qr') })).toBeVisible();
  const secret = await account.secret.innerText();
  const first = totpNow(secret);
  await account.code.fill(first);
  await account.button('configuracion.segundo.confirmar-codigo').click();
  await expect(account.recoveryCodes).toHaveCount(10);
  const [paper = ''] = await account.recoveryCodes.allInnerTexts();
  await account.button('factores.recuperacion.hecho').click();
  await expect(page.getByText(texts.t('configuracion.segundo.quedan', { count: 10 }))).toBeVisible();

  await disconnect(app);
  await login.signIn(person);
  await account.code.fill(first);
  await account.button('login.segundo.confirmar').click();
  await expect(login.problem).toHaveText(texts.t('errores.login.codigo-no-valido'));
  // The time step after the used one.
  await account.code.fill(totpNow(secret, 30));
  await account.button('login.segundo.confirmar').click();
  await expect(home.clockIn).toBeVisible();

  await disconnect(app);
  await login.signIn(person);
  await account.button('login.segundo.usar-recuperacion').click();
  await account.field('login.segundo.recuperacion').fill(paper);
  await account.button('login.segundo.confirmar').click();
  await expect(home.clockIn).toBeVisible();
});

test('a passkey opens without a password, is the second step after it, and goes when it is removed', async ({ app, person }) => {
  const { page, texts, login, home } = app;
  const account = new AccountPages(page, texts);
  await addAuthenticator(page);
  await account.open('segundo-paso');
  await account.button('configuracion.segundo.anadir').click();
  await account.field('configuracion.segundo.nombre').fill('Mi portátil');
  await account.confirm(person.password, 'configuracion.segundo.continuar');
  await expect(account.recoveryCodes).toHaveCount(10);
  await account.button('factores.recuperacion.hecho').click();
  await expect(account.keys).toHaveCount(1);
  await expect(account.keys).toContainText('Mi portátil');

  await disconnect(app);
  await account.button('login.llave').click();
  await expect(home.clockIn).toBeVisible();

  await disconnect(app);
  await login.signIn(person);
  await account.button('login.segundo.usar-llave').click();
  await expect(home.clockIn).toBeVisible();

  await account.open('segundo-paso');
  await page.getByRole('button', { name: texts.t('configuracion.segundo.quitar-cual', { nombre: 'Mi portátil' }) }).click();
  await account.confirm(person.password, 'configuracion.segundo.quitar');
  await expect(account.keys).toHaveCount(0);
  await disconnect(app);
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
});
