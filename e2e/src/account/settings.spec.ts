import type { Browser } from '@playwright/test';
import { SettingsPage } from '../pages/settings-page.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import type { Person } from '../support/company.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { signInByWire, storeSession } from '../support/session.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';

/** The same person in another browser. */
async function signInElsewhere(browser: Browser, person: Person, baseURL = '') {
  // Without the stored data of the first browser.
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  await storeSession(context, baseURL, await signInByWire(context.request, person));
  return appIn(await context.newPage(), person.lang);
}

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(() => {
    test.use({ ...size, contextOptions: { reducedMotion: 'reduce' } });
    test(`axe finds nothing, also in the question before a session ends, and nothing glides from theme to theme: ${device}`, async ({
      app: { page, texts },
      request,
      person,
    }) => {
      const settings = new SettingsPage(page, texts);
      await signInByWire(request, person);
      await settings.open();
      await expect(settings.sessions).toHaveCount(2);
      const glided = await page.evaluateHandle(() => {
        const properties: string[] = [];
        document.addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
        return properties;
      });
      await expectAccessible(page, 'settings');
      expect(await glided.jsonValue()).toEqual([]);
      await settings.close.click();
      await expect(settings.confirmClose).toBeVisible();
      await expectAccessible(page, 'settings, asking');
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu leads there; the language changes everywhere at once, and outlives a reload and a new log-in', async ({
    app: { page, menu, home, login, texts },
    person,
  }) => {
    await home.open();
    await menu.opener.click();
    await menu.entry('configuracion').click();
    const settings = new SettingsPage(page, texts);
    await settings.language('Deutsch').check();

    const german = appIn(page, 'de');
    await expect(new SettingsPage(page, german.texts).title).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.reload();
    await expect(settings.language('Deutsch')).toBeChecked();
    await german.menu.opener.click();
    await german.menu.entry('inicio').click();
    await expect(german.home.clockIn).toBeVisible();

    await german.menu.opener.click();
    await german.menu.disconnect.click();
    await expect(german.login.enter).toBeVisible();
    await page.reload();
    await expect(login.enter).toBeVisible();
    await login.signIn(person);
    await expect(german.home.clockIn).toBeVisible();
  });

  test('without a network the language stays, and the page says what it takes', async ({ app: { page, texts }, context }) => {
    const settings = new SettingsPage(page, texts);
    await settings.open();
    await expect(settings.sessions).toHaveCount(1);
    await context.setOffline(true);
    await settings.language('Deutsch').click();
    await expect(page.getByRole('alert')).toHaveText(texts.t('configuracion.idioma.sin-conexion'));
    await expect(settings.title).toBeVisible();
    await expect(settings.language('Español')).toBeChecked();
  });
});

test('a dark page stays dark, from before the app itself has loaded', async ({ app: { page, texts } }) => {
  const settings = new SettingsPage(page, texts);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const barColour = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(({ media }) => matchMedia(media).matches)?.content,
    );
  await settings.open();
  await expect(settings.theme('auto')).toBeChecked();
  const [light, lightBar] = [await ground(), await barColour()];
  await settings.theme('dark').check();
  await expect.poll(ground).not.toBe(light);
  await expect.poll(barColour).not.toBe(lightBar);
  const [dark, darkBar] = [await ground(), await barColour()];

  await page.reload();
  await expect(settings.theme('dark')).toBeChecked();
  expect([await ground(), await barColour()]).toEqual([dark, darkBar]);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect([await ground(), await barColour()]).toEqual([dark, darkBar]);
  await page.unroute('**/assets/*.js');

  await settings.open();
  await settings.theme('auto').check();
  await expect.poll(ground).toBe(light);
});

test('a session that is closed from elsewhere ends, this one goes on', async ({ app: { page, texts }, browser, baseURL, person }) => {
  const other = await signInElsewhere(browser, person, baseURL);
  await other.home.open();
  await expect(other.home.clockIn).toBeVisible();

  const settings = new SettingsPage(page, texts);
  await settings.open();
  await expect(settings.sessions).toHaveCount(2);
  await expect(settings.sessions.first()).toContainText(texts.t('configuracion.sesiones.esta'));
  await settings.close.click();
  await settings.confirmClose.click();
  await expect(settings.sessions).toHaveCount(1);

  await other.home.clockIn.click();
  await expect(other.page.getByText(texts.t('errores.sesion.caducada'))).toBeVisible();
  await expect(other.login.enter).toBeVisible();
  await page.reload();
  await expect(settings.sessions).toHaveCount(1);
  await other.page.context().close();
});

test('all others at once, by keyboard', async ({ app: { page, texts }, browser, baseURL, person, request }) => {
  const other = await signInElsewhere(browser, person, baseURL);
  await signInByWire(request, person);
  const settings = new SettingsPage(page, texts);
  await settings.open();
  await expect(settings.sessions).toHaveCount(3);
  await settings.closeOthers.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(settings.confirmCloseOthers).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings.sessions).toHaveCount(1);
  await other.home.open();
  await expect(other.login.enter).toBeVisible();
  await other.page.context().close();
});
