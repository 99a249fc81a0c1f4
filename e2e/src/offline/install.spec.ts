import { hurryInstall, installed, keptFiles } from '../support/install.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test.describe('the app on the device', () => {
  test('opens without a network where it was, says how old it is, and clocks', async ({ app: { page, home, texts }, context }) => {
    await hurryInstall(context);
    await home.open();
    await expect(home.clockIn).toBeVisible();
    await installed(page);
    await context.setOffline(true);
    await page.reload();
    await expect(home.clockIn).toBeVisible();
    await expect(page.getByText(texts.t('home.aviso.sin-conexion'), { exact: true })).toBeVisible();
    await home.clockIn.click();
    await expect(home.working).toBeVisible();
    await page.reload();
    await expect(home.working).toBeVisible();
    await expect(home.notSent).toHaveCount(1);
    await context.setOffline(false);
    await expect(home.notSent).toHaveCount(0);
  });

  test('is kept as its person puts the phone away after clocking, without the half minute', async ({ app: { page, home }, context }) => {
    await home.open();
    await home.clock(home.clockIn);
    await expect(home.working).toBeVisible();
    // What goes on beside the screens has begun.
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /manifest-/);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await installed(page);
    await context.setOffline(true);
    await page.reload();
    await expect(home.working).toBeVisible();
  });

  test('offers to enter, pause and leave from its icon, in the language that is shown', async ({
    app: { page, home, texts },
    request,
    baseURL,
  }) => {
    await home.open();
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `/manifest-${texts.lang}.webmanifest`);
    const manifest = await request.get(`${baseURL}/manifest-${texts.lang}.webmanifest`);
    const { id, shortcuts } = (await manifest.json()) as { id: string; shortcuts: { name: string; url: string }[] };
    expect(id).toBe('/');
    expect(shortcuts.map(({ name }) => name)).toEqual(['entrada', 'pausa', 'salida'].map((clase) => texts.t(`home.atajos.${clase}`)));
    // The icon leads to the button; the address alone clocks nothing.
    await page.goto(shortcuts[0]?.url ?? '');
    await home.clock(home.othersSheet.root.getByRole('button', { name: texts.t('home.accion.entrada') }));
    await expect(home.working).toBeVisible();
  });

  test('is offered for installation, and its worker answers for no call', async ({ app: { page, home }, context, request, baseURL }) => {
    const manifest = await request.get(`${baseURL}/manifest.webmanifest`);
    const {
      icons,
      start_url: start,
      display,
    } = (await manifest.json()) as { icons: { src: string }[]; start_url: string; display: string };
    expect([start, display]).toEqual(['/', 'standalone']);
    for (const { src } of icons) expect((await request.get(`${baseURL}${src}`)).ok()).toBe(true);
    await hurryInstall(context);
    await home.open();
    await expect(home.clockIn).toBeVisible();
    await installed(page);
    const kept = await keptFiles(page);
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => path.startsWith('/i18n/'))).toHaveLength(4);
    expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/instancia'))).toEqual([]);
  });
});
