import { readFile } from 'node:fs/promises';
import { AccountPages } from '../pages/account-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test('a photo from a file: cut, shown wherever the person is, and gone when it is removed', async ({ app: { page, texts } }) => {
  const account = new AccountPages(page, texts);
  await account.open('foto');
  await expect(account.button('configuracion.foto.elegir')).toBeVisible();
  const buffer = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer });
  await account.button('configuracion.foto.guardar').click();
  // In the menu and at the head of the settings.
  await expect(account.photos).toHaveCount(2);
  await expect.poll(() => account.photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await expect(account.photos).toHaveCount(2);

  await account.open('foto');
  await account.button('configuracion.foto.quitar').click();
  await account.button('configuracion.foto.quitar').click();
  await expect(page.getByRole('link', { name: texts.t('configuracion.cuenta.poner-foto') })).toBeVisible();
  await expect(account.photos).toHaveCount(0);
});

test('another password, and everything that is held about one as a file', async ({ app: { page, texts, menu, login, home }, person }) => {
  const account = new AccountPages(page, texts);
  const password = 'tres naranjas y un tren';
  await account.open('contrasena');
  await account.field('configuracion.contrasena.actual').fill(person.password);
  await account.field('configuracion.contrasena.nueva').fill('corta');
  await account.button('configuracion.contrasena.guardar').click();
  await expect(page.getByText(texts.t('validacion.contrasena.corta', { minimo: 10 }))).toBeVisible();
  await account.field('configuracion.contrasena.nueva').fill(password);
  await account.button('configuracion.contrasena.guardar').click();
  await expect(page.getByText(texts.t('configuracion.contrasena.hecho')).first()).toBeVisible();

  await account.open('datos');
  const download = page.waitForEvent('download');
  await account.confirm(password, 'configuracion.datos.descargar');
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, { user_name: string }[]>;
  expect(file['persona']).toMatchObject([{ user_name: person.userName }]);

  await page.goto('/home');
  await menu.disconnect.click();
  await login.signIn({ ...person, password });
  await expect(home.clockIn).toBeVisible();
});

test.describe(() => {
  test.use({ ...PHONE, colorScheme: 'dark' });
  test('axe finds nothing on the pages of the account', async ({ app: { page, texts }, person }) => {
    const account = new AccountPages(page, texts);
    for (const name of ['contrasena', 'segundo-paso', 'pin', 'datos', 'foto'] as const) {
      await account.open(name);
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
      await expectAccessible(page, name);
    }
    await account.open('segundo-paso');
    await account.button('configuracion.segundo.activar').click();
    await account.confirm(person.password, 'configuracion.segundo.continuar');
    await expect(account.code).toBeVisible();
    await expectAccessible(page, 'setting an app up');
  });
});
