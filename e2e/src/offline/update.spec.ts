import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { SIN_ERROR } from '@jornada/contract/envelope.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { buildApp, startInstallation, type ReplaceableSite } from '../support/deploy.ts';
import { hurryInstall, installed, keptFiles } from '../support/install.ts';
import { readToday } from '../support/session.ts';
import { readWaiting, type MadeOffline } from '../support/waiting.ts';
import { appIn, expect, testSignedIn, type App } from '../support/test.ts';
import { atRegistros, collectRequests, ENTREGAR, keyOf } from '../support/wire.ts';

const NEXT = '3.999.0';

// The next version is built only once.
testSignedIn.describe.configure({ mode: 'default' });

/** The app is open and installed, at a site whose version can be replaced. */
const test = testSignedIn.extend<{ installation: ReplaceableSite; opened: App }, { next: string }>({
  /** The folder of the next version. */
  next: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'jornada-next-'));
      await buildApp(folder, NEXT);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  installation: async ({}, use) => {
    const installation = await startInstallation();
    await use(installation);
    await installation.close();
  },
  baseURL: async ({ installation }, use) => use(installation.origin),
  opened: async ({ app, context }, use) => {
    await hurryInstall(context);
    await app.home.open();
    await expect(app.home.clockIn).toBeVisible();
    await installed(app.page);
    await use(app);
  },
});

const noteIn = ({ page, texts }: App): Locator => page.getByRole('complementary', { name: texts.t('shell.version-nueva.etiqueta') });
const accept = (app: App): Locator => noteIn(app).getByRole('button', { name: app.texts.t('shell.version-nueva.actualizar') });

/** The app comes to the front again and looks for a new version. */
const comeToFront = (page: Page): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The official time of a mark. Marks count by the minute. */
const minuteOf = (made: string): string => Temporal.Instant.from(made).round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
/** When each of these deliveries says that its mark was made, by the device's clock. */
const saidBy = (sent: readonly Request[]): string[] =>
  sent.map((request) => (request.postDataJSON() as { diferido: { momento: string } }).diferido.momento);

/** Cached files that do not belong to the next version. */
async function filesOfBefore(page: Page, next: string): Promise<string[]> {
  return (await keptFiles(page)).filter((path) => !path.startsWith('/i18n/') && !existsSync(join(next, path)));
}

/**
 * Clocks in without a network. Afterwards the server gets no clock action until the route is removed. @returns when the mark was made.
 */
async function clockOffline({ page, home }: App, context: BrowserContext): Promise<MadeOffline> {
  await context.setOffline(true);
  await home.clockIn.click();
  await expect(home.notSent).toHaveCount(1);
  const kept = await readWaiting(page);
  await context.route(atRegistros, (route) => route.abort('connectionrefused'));
  await context.setOffline(false);
  return kept;
}

test('a new version is offered and, once accepted, takes over; what waited is sent once, at the hour it was made', async ({
  opened,
  installation,
  next,
  context,
  request,
  signedIn,
}) => {
  const { page, home, menu } = opened;
  const { made, momento } = await clockOffline(opened, context);

  installation.deploy(next);
  await comeToFront(page);
  await expect(noteIn(opened)).toBeVisible();
  await expectAccessible(page, 'home with a new version');
  await expect(menu.root).not.toContainText(NEXT);
  expect(await filesOfBefore(page, next)).not.toEqual([]);

  await accept(opened).click();
  await expect(menu.root).toContainText(NEXT);
  await expect(home.working).toBeVisible();
  await expect(home.notSent).toHaveCount(1);
  await expect(noteIn(opened)).toHaveCount(0);
  await expect.poll(() => filesOfBefore(page, next)).toEqual([]);

  const sent = collectRequests(context, ENTREGAR, 'POST');
  await context.unroute(atRegistros);
  await comeToFront(page);
  await expect(home.notSent).toHaveCount(0);
  await expect(home.working).toBeVisible();
  expect(new Set(sent.map(keyOf)).size).toBe(1);
  expect(new Set(saidBy(sent))).toEqual(new Set([momento]));
  const { registros } = await readToday(request, signedIn);
  expect(registros).toMatchObject([{ clase: 'entrada', momento: minuteOf(made), confianza: 'tardia' }]);
});

test('who puts it off goes on with the version that is here, whatever has become of its files, and is asked again at the next start', async ({
  opened,
  installation,
  next,
  request,
  signedIn,
}) => {
  const { page, home, menu, texts } = opened;
  installation.deploy(next);
  await page.reload();
  await expect(noteIn(opened)).toBeVisible();
  await noteIn(opened)
    .getByRole('button', { name: texts.t('shell.version-nueva.luego') })
    .click();
  await expect(noteIn(opened)).toHaveCount(0);
  await menu.privacy.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
  await menu.entry('inicio').click();
  await home.clock(home.clockIn);
  await expect(home.working).toBeVisible();
  expect((await readToday(request, signedIn)).registros).toHaveLength(1);

  await page.reload();
  await expect(home.working).toBeVisible();
  await expect(noteIn(opened)).toBeVisible();
  await expect(menu.root).not.toContainText(NEXT);
  expect(await filesOfBefore(page, next)).not.toEqual([]);
  await accept(opened).click();
  await expect(menu.root).toContainText(NEXT);
  await expect(home.working).toBeVisible();
});

test('accepted in one tab, it can still be accepted in the other', async ({ opened, installation, next, context }) => {
  const other = appIn(await context.newPage(), opened.texts.lang);
  await other.home.open();
  await expect(other.home.clockIn).toBeVisible();
  await installed(other.page);
  installation.deploy(next);
  await comeToFront(opened.page);
  await expect(noteIn(opened)).toBeVisible();
  await expect(noteIn(other)).toBeVisible();
  await accept(opened).click();
  await expect(opened.menu.root).toContainText(NEXT);
  // The other tab is not reloaded, because somebody may be using it.
  await expect(other.menu.root).not.toContainText(NEXT);
  await accept(other).click();
  await expect(other.menu.root).toContainText(NEXT);
  await expect(other.home.clockIn).toBeVisible();
});

test('a version that may not go on leads to the update, and what waited is sent by the new one', async ({
  opened,
  installation,
  next,
  context,
  request,
  signedIn,
}) => {
  const { page, home, menu, texts } = opened;
  const { made, momento } = await clockOffline(opened, context);
  installation.deploy(next);
  await context.route('**/api/versiones/versionesApp*', (route, asked) => {
    const version = new URL(asked.url()).searchParams.get('version') ?? '';
    return route.fulfill({
      json: { Error: SIN_ERROR, content: { actual: NEXT, minima: NEXT, estado: version === NEXT ? 'al-dia' : 'obligatoria' } },
    });
  });
  await page.reload();
  await expect(page).toHaveURL(/\/update$/);
  const sent = collectRequests(context, ENTREGAR, 'POST');
  await context.unroute(atRegistros);
  await page.getByRole('button', { name: texts.t('update.actualizar') }).click();
  await expect(page.getByText(texts.t('update.al-dia', { version: NEXT }))).toBeVisible();
  await page.getByRole('button', { name: texts.t('update.seguir') }).click();
  await expect(home.working).toBeVisible();
  await expect(menu.root).toContainText(NEXT);
  await expect(home.notSent).toHaveCount(0);
  expect(new Set(saidBy(sent))).toEqual(new Set([momento]));
  expect((await readToday(request, signedIn)).registros).toMatchObject([
    { clase: 'entrada', momento: minuteOf(made), confianza: 'tardia' },
  ]);
});
