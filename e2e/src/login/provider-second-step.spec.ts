import type { Page } from '@playwright/test';
import { TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { totpNow } from '@jornada/server/testing/totp.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { createProviderCompany, ProviderWindow, type ProviderCompany } from '../support/provider.ts';
import { activateCodes } from '../support/second-step.ts';
import { appIn, expect, test as base, type App } from '../support/test.ts';

type Way = '365' | 'sso';
const LABEL = { '365': 'Microsoft 365', sso: 'Aurora SSO' };

/** A person with an authenticator app, confirmed by the provider. */
const test = base.extend<{ way: Way; own: ProviderCompany & { secret: string }; asked: App; account: AccountPages }>({
  way: ['sso', { option: true }],
  own: async ({ db, playwright, baseURL, way }, use) => {
    // Another device, without data from the set-up.
    const request = await playwright.request.newContext({ baseURL });
    const company = await createProviderCompany(db, request, way);
    const secret = await activateCodes(request, { userName: company.userName, password: TEST_PASSWORD, lang: 'es' });
    await request.dispose();
    await use({ ...company, secret });
    await company.close();
  },
  account: async ({ page, asked }, use) => use(new AccountPages(page, asked.texts)),
  asked: async ({ page, own, way }, use) => {
    const app = appIn(page, 'es');
    await app.login.open();
    await app.login.userName.fill(own.userName);
    await app.login.userName.blur();
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: LABEL[way] }).click()]);
    const closed = opened.waitForEvent('close');
    await new ProviderWindow(opened).signIn(own.userName);
    await closed;
    await expect(page.getByRole('heading', { level: 1, name: app.texts.t('login.segundo.titulo') })).toBeVisible();
    await use(app);
  },
});

const tokenOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { token?: string | null }).token ?? null);

for (const way of ['365', 'sso'] as const) {
  test.describe(`at ${LABEL[way]}`, () => {
    test.use({ way });

    test('who is let in there is asked for the second step; a wrong code is refused in words, the right one leads home', async ({
      asked: { page, login, home, texts },
      account,
      own,
    }) => {
      expect(await tokenOf(page)).toBeNull();
      await expect(account.code).toBeFocused();
      await account.code.fill('000000');
      await account.button('login.segundo.confirmar').click();
      await expect(login.problem).toHaveText(texts.t('errores.login.codigo-no-valido'));
      await expect(account.code).toBeFocused();
      await expect(home.clockIn).toBeHidden();
      await expectAccessible(page, 'second step after a provider, refused');

      // The time step after the used one.
      await account.code.fill(totpNow(own.secret, 30));
      await account.button('login.segundo.confirmar').click();
      await expect(home.clockIn).toBeVisible();
      await expect(page).toHaveURL(/\/home$/);
      await page.reload();
      await expect(home.clockIn).toBeVisible();
      const asked = own.provider.tokenRequests();
      await page.evaluate(() => fetch('/instancia/auth/refreshToken'));
      expect(own.provider.tokenRequests()).toBe(asked + 1);
    });
  });
}

test('who goes back is at the door with the name that was typed, nobody is in, and a second try gets in', async ({
  asked: { page, login, home, texts },
  account,
  own,
}) => {
  await account.button('login.volver').click();
  await expect(login.userName).toHaveValue(own.userName);
  expect(await tokenOf(page)).toBeNull();
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: LABEL.sso }).click()]);
  // The provider still knows who it is.
  if (!opened.isClosed()) await opened.waitForEvent('close');
  await expect(page.getByRole('heading', { level: 1, name: texts.t('login.segundo.titulo') })).toBeVisible();
  await account.code.fill(totpNow(own.secret, 30));
  await account.button('login.segundo.confirmar').click();
  await expect(home.clockIn).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the code is sent with the key of the keyboard', async ({ asked: { page, home }, account, own }) => {
    await account.code.fill(totpNow(own.secret, 30));
    await expectAccessible(page, 'second step after a provider, on a phone');
    await account.code.press('Enter');
    await expect(home.clockIn).toBeVisible();
  });
});
