import { randomUUID } from 'node:crypto';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { expect } from '@playwright/test';
import { ResumenPage } from '../pages/resumen-page.ts';
import { signInByWire } from '../support/session.ts';
import { NativeRefusal } from './bridge.ts';
import { STORES } from './build.ts';
import { test } from './wrapped.ts';

test('a kiosk keeps the screen on, and lets it go when somebody leaves it', async ({
  app: { page, texts },
  bridge,
  db,
  openApp,
  playwright,
  baseURL,
}) => {
  const name = randomUUID().slice(0, 8).toUpperCase();
  const boss = `E2E-${name}-JEFA`;
  const company = await createTestCompany(db, { nombre: `${name}, S.L.`, personas: [{ userName: boss, roles: ['admin'] }] });
  const request = await playwright.request.newContext({ baseURL });
  const { token } = await signInByWire(request, { userName: boss, password: TEST_PASSWORD, lang: 'es' });
  const made = await request.post('/instancia/intranet/quioscos', {
    data: { nombre: 'Puerta', centroId: company.centroIds[0] },
    headers: { 'access-token': token },
  });
  const { content } = (await made.json()) as { content: { emparejamiento: { codigo: string } } };
  await request.dispose();

  await openApp('/quiosco');
  await page.getByLabel(texts.t('quiosco.emparejar.codigo')).fill(content.emparejamiento.codigo);
  await page.getByRole('button', { name: texts.t('quiosco.emparejar.boton') }).click();
  await expect(page.getByRole('heading', { name: texts.t('quiosco.pin.titulo') })).toBeVisible();
  await expect.poll(() => bridge.called('KeepAwake.keepAwake').length).toBeGreaterThan(0);
  const held = () => bridge.called('KeepAwake.keepAwake').length - bridge.called('KeepAwake.allowSleep').length;
  expect(held()).toBe(1);
  await page.getByRole('link', { name: texts.t('quiosco.inicio.configurar') }).click();
  await expect(page.getByLabel(texts.t('quiosco.config.contrasena'), { exact: true })).toBeVisible();
  await bridge.emit('App.appUrlOpen', { url: 'jornada://app/login' });
  await expect.poll(held).toBe(0);
});

test('a record of one’s own goes to the sheet of the system: shared, closed, and failed', async ({
  app: { page, texts },
  bridge,
  person,
  signedInAs,
  openApp,
}) => {
  await signedInAs(person);
  await openApp('/resumen');
  const resumen = new ResumenPage(page, texts);
  const failed = page.getByText(texts.t('errores.general.desconocido'));
  await resumen.export.click();
  await resumen.exportSheet.getByRole('button', { name: texts.t('resumen.exportar.preparar') }).click();
  await expect.poll(() => bridge.called('Share.share').length).toBe(1);
  const [file] = bridge.called('Filesystem.writeFile');
  expect(bridge.called('Share.share')).toEqual([{ files: [`file:///cache/${String(file?.['path'])}`] }]);
  expect(String(file?.['data'])).toMatch(/^[\w+/]{100,}={0,2}$/);

  const again = resumen.savedSheet.getByRole('button', { name: texts.t('resumen.exportar.guardar-otra-vez') });
  bridge.answer('Share.share', () => {
    throw new NativeRefusal('UNKNOWN', 'Share canceled');
  });
  await again.click();
  await expect.poll(() => bridge.called('Share.share').length).toBe(2);
  await expect(failed).toHaveCount(0);
  bridge.answer('Share.share', () => {
    throw new NativeRefusal('UNKNOWN', 'Error sharing item');
  });
  await again.click();
  await expect(failed).toBeVisible();
});

for (const platform of ['android', 'ios'] as const) {
  test.describe(`an app of ${platform} that is too old`, () => {
    test.use({ platform });
    test('says so and leads to its store', async ({ app: { page, texts }, bridge, context, openApp }) => {
      await context.route('**/api/versiones/versionesApp*', async (route) => {
        const response = await route.fetch();
        const told = (await response.json()) as { content: object };
        await route.fulfill({ response, json: { ...told, content: { ...told.content, estado: 'obligatoria' } } });
      });
      await openApp();
      await expect(page.getByRole('heading', { name: texts.t('update.titulo'), exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.t('update.seguir') })).toHaveCount(0);
      await page.getByRole('link', { name: texts.t(platform === 'ios' ? 'update.app-store' : 'update.play-store') }).click();
      await expect.poll(() => bridge.called('Browser.open').map(({ url }) => url)).toEqual([STORES[platform]]);
    });
  });

  test.describe(`a phone with ${platform} that refuses everything`, () => {
    test.use({ platform });
    test('shows the app all the same, and no failure is without an owner', async ({
      app: { page, home, login, menu, texts },
      bridge,
      person,
      openApp,
    }) => {
      const lost: string[] = [];
      page.on('pageerror', ({ message }) => lost.push(message));
      bridge.refuseAll();
      await openApp();
      await login.signIn(person);
      await expect(home.clockIn).toBeVisible();
      await home.clockIn.click();
      await expect(home.working).toBeVisible();
      await expect.poll(() => bridge.called('Haptics.notification').length).toBe(1);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/' });
        document.body.append(link);
        link.click();
      });
      await expect(page.getByText(texts.t('errores.general.desconocido'))).toBeVisible();
      await menu.opener.click();
      await menu.disconnect.click();
      // Somebody who is clocked in is asked.
      const question = page.getByRole('dialog').filter({ hasText: texts.t('shell.salir.texto') });
      await question.getByRole('button', { name: texts.t('shell.menu.desconectar') }).click();
      await expect(login.userName).toBeVisible();
      expect(lost).toEqual([]);
    });
  });
}
