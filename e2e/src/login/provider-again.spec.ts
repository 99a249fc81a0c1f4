import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { createProviderCompany, ProviderWindow, type ProviderCompany } from '../support/provider.ts';
import { appIn, expect, test as base, type App } from '../support/test.ts';
import { expireToken } from '../support/wire.ts';

type Way = '365' | 'sso';
const LABEL = { '365': 'Microsoft 365', sso: 'Aurora SSO' };

/** A person signed in at a provider without refresh tokens, whose session has to be renewed. */
const test = base.extend<{ way: Way; own: ProviderCompany; inside: App }>({
  way: ['sso', { option: true }],
  own: async ({ db, request, way }, use) => {
    const own = await createProviderCompany(db, request, way, { renews: false });
    await use(own);
    await own.close();
  },
  inside: async ({ page, own, way }, use) => {
    const app = appIn(page, 'es');
    await app.login.open();
    await app.login.userName.fill(own.userName);
    await app.login.userName.blur();
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: LABEL[way] }).click()]);
    // The last that home reads by itself: after it, only what the person does finds the session at its end.
    const read = page.waitForResponse(/\/hoy\/preguntas/);
    await new ProviderWindow(opened).signIn(own.userName);
    await expect(app.home.clockIn).toBeVisible();
    await read;
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { token: string }).token);
    await expireToken(page, token);
    await use(app);
  },
});

const sessionOf = (page: Page) =>
  page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { token: string };
    return {
      token,
      ...(JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { sid: string; tSSO: boolean }),
    };
  });

for (const way of ['365', 'sso'] as const) {
  test.describe(`at ${LABEL[way]}`, () => {
    test.use({ way });

    test('a provider that knows the person renews the session in a window that nobody has to touch, and the press is done', async ({
      inside,
      page,
    }) => {
      const before = await sessionOf(page);
      const [opened] = await Promise.all([page.waitForEvent('popup'), inside.home.clockIn.click()]);
      if (!opened.isClosed()) await opened.waitForEvent('close');
      await expect(inside.home.working).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const { token, sid, tSSO } = await sessionOf(page);
      expect([sid, tSSO, token === before.token]).toEqual([before.sid, true, false]);
    });

    test('a provider that has forgotten them asks in the same window, and what was typed is still there', async ({
      inside: { home, texts },
      own,
      page,
      context,
    }) => {
      await home.others.click();
      await home.othersSheet.remark.fill('Cliente de Getafe');
      await context.clearCookies({ domain: 'localhost' });
      const [opened] = await Promise.all([page.waitForEvent('popup'), home.othersSheet.button(texts.t('home.accion.entrada')).click()]);
      const dialog = page.getByRole('dialog', { name: texts.t('login.renovar.titulo') });
      await expect(dialog).toBeVisible();
      const window = new ProviderWindow(opened);
      await expect(window.name).toBeVisible();
      await expect(home.othersSheet.remark).toHaveValue('Cliente de Getafe');
      await expectAccessible(page, 'signing in again at the provider');
      await window.signIn(own.userName);
      await expect(dialog).toBeHidden();
      await expect(home.working).toBeVisible();
    });
  });
}

test('who leaves instead is told at the log-in that the session has run out, and comes back to the same place', async ({
  inside: { home, texts },
  page,
  context,
}) => {
  await context.clearCookies({ domain: 'localhost' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), home.clockIn.click()]);
  await new ProviderWindow(opened).cancel();
  await expect(page.getByText(texts.t('errores.acceso.cancelado'))).toBeVisible();
  await page.getByRole('button', { name: texts.t('login.renovar.salir') }).click();
  await expect(page.getByText(texts.t('errores.sesion.caducada'))).toBeVisible();
  await expect(page).toHaveURL(/\/login\?volver=%2Fhome$/);
});

test('an account that the provider has closed does not get back in', async ({ inside: { home, texts }, page, own }) => {
  own.provider.forget(own.userName);
  const [opened] = await Promise.all([page.waitForEvent('popup'), home.clockIn.click()]);
  await opened.waitForURL(/localhost/);
  await opened.close();
  await expect(page.getByRole('alert').filter({ hasText: texts.t('errores.sso.ventana-cerrada') })).toBeVisible();
  await expect(home.working).toBeHidden();
});
