import type { Page } from '@playwright/test';
import { expect, test, testSignedIn } from '../support/test.ts';

/** Collects the addresses of the pages that are loaded from now on. */
function collectPageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

const missing = { status: 404, body: '' };

test('a part that vanished with a deploy is found again by loading the page once', async ({ app: { page, login, texts } }) => {
  await login.open();
  await expect(login.enter).toBeVisible();
  const loads = collectPageLoads(page);
  // A page of the new build finds its files again.
  await page.route('**/assets/*.js', (route) => (loads.length > 0 ? route.fallback() : route.fulfill(missing)));
  await page.getByRole('link', { name: texts.t('login.privacidad') }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('a part that stays lost ends in a page that says so, not in reloading for ever', async ({ app: { page, login, texts } }) => {
  await login.open();
  await expect(login.enter).toBeVisible();
  const loads = collectPageLoads(page);
  await page.route('**/assets/privacidad*.js', (route) => route.fulfill(missing));
  await page.getByRole('link', { name: texts.t('login.privacidad') }).click();
  await expect(page.getByRole('heading', { name: texts.t('shell.fallo.titulo') })).toBeVisible();
  expect(loads).toHaveLength(1);

  await page.unroute('**/assets/privacidad*.js');
  await page.getByRole('button', { name: texts.t('errores.reintentar') }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
});

testSignedIn(
  'without a network a part that is not here yet takes nothing away, and comes with the network',
  async ({ app: { page, home, menu, texts }, context }) => {
    await home.open();
    await expect(home.clockIn).toBeVisible();
    const loads = collectPageLoads(page);
    await context.setOffline(true);
    await menu.privacy.click();
    await expect(page.getByRole('heading', { name: texts.t('shell.fallo.sin-red') })).toBeVisible();
    await menu.entry('inicio').click();
    await expect(home.clockIn).toBeVisible();

    await menu.privacy.click();
    await expect(page.getByRole('heading', { name: texts.t('shell.fallo.sin-red') })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: texts.t('errores.reintentar') }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
    expect(loads).toEqual([]);
  },
);
