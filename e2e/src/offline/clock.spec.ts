import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { readToday } from '../support/session.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';
import { atRegistros, collectRequests, ENTREGAR, keyOf, onFirstClockAction } from '../support/wire.ts';

test.use(PHONE);

test('without a network a day can be clocked: it is kept here, shown as not sent, and sent once, in order', async ({
  app: { page, home, texts },
  context,
  request,
  signedIn,
}) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  // The typed text is sent, too.
  await home.others.click();
  await home.othersSheet.remark.fill('Tren con retraso');
  await context.setOffline(true);
  const sent = collectRequests(page, ENTREGAR, 'POST');
  await home.othersSheet.button(texts.t('home.accion.entrada')).click();
  await expect(home.working).toBeVisible();
  await expect(home.notSent).toHaveCount(1);
  // A press right after another one counts as the same one, so it is repeated until it works.
  await expect(async () => {
    if (!(await home.comeBack.isVisible())) await home.startLunch.click({ timeout: 2000 });
    await expect(home.comeBack).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [300] });
  await expect(page.getByText(texts.t('home.espera.guardados', { count: 2 }))).toBeVisible();
  await expectAccessible(page, 'home with waiting records');

  await context.setOffline(false);
  await expect(home.notSent).toHaveCount(0);
  await expect(home.comeBack).toBeVisible();
  await expect.poll(async () => (await readToday(request, signedIn)).situacion).toBe('pausa');
  expect(new Set(sent.map(keyOf)).size).toBe(2);
  const { registros } = await readToday(request, signedIn);
  expect(registros).toMatchObject([
    { clase: 'entrada', observaciones: 'Tren con retraso', confianza: 'tardia' },
    { clase: 'pausa', confianza: 'tardia' },
  ]);
});

test('a part of home that nobody asked for takes nothing away when the network goes before it came', async ({
  app: { page, home },
  context,
  request,
  signedIn,
}) => {
  const away = Promise.withResolvers<void>();
  await context.route('**/assets/questions-*.js', async (route) => {
    await away.promise;
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/assets/questions-'));
  await home.openWhole();
  await context.setOffline(true);
  away.resolve();
  await lost;
  await home.clockIn.click();
  await expect(home.notSent).toHaveCount(1);
  await expect(home.working).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await readToday(request, signedIn)).situacion).toBe('trabajando');
  await expect(home.notSent).toHaveCount(0);
});

test('what waits can be taken back before it is sent', async ({ app: { page, home, texts }, context, request, signedIn }) => {
  await home.openWhole();
  await expect(home.clockIn).toBeVisible();
  await context.setOffline(true);
  await home.clockIn.click();
  await expect(home.working).toBeVisible();
  await page.getByRole('link', { name: texts.t('home.espera.ver') }).click();
  const sheet = home.sheet(texts.t('home.espera.titulo'));
  // Until it is there, nothing moves that the check could wait for.
  await expect(sheet.button(texts.t('dia.retirar'))).toBeVisible();
  await expectAccessible(page, 'records not sent yet');
  await sheet.button(texts.t('dia.retirar')).click();
  await expect(sheet.root.getByText(texts.t('home.espera.nada'))).toBeVisible();
  await sheet.close.click();
  await expect(home.clockIn).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.t('home.aviso.sin-conexion'), { exact: true })).toBeHidden();
  expect((await readToday(request, signedIn)).registros).toEqual([]);
});

test('what waits outlives the tab, and is sent once', async ({ app: { page, home, texts }, context, request, signedIn }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  // Only the server is away, not the network: the page can be opened again.
  await context.route(atRegistros, (route) => route.abort('connectionrefused'));
  await home.clockIn.click();
  await expect(home.notSent).toHaveCount(1);
  await page.close();

  const next = appIn(await context.newPage(), texts.lang);
  await next.home.open();
  await expect(next.home.notSent).toHaveCount(1);
  await expect(next.home.working).toBeVisible();
  await context.unroute(atRegistros);
  await next.page.reload();
  await expect.poll(async () => (await readToday(request, signedIn)).registros.length).toBe(1);
  await expect(next.home.working).toBeVisible();
  await expect(next.home.notSent).toHaveCount(0);
  expect((await readToday(request, signedIn)).registros).toHaveLength(1);
});

test('what the server does not take stays, with its reason, and can be put away', async ({
  app: { page, home, texts },
  context,
  request,
  signedIn,
}) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await context.setOffline(true);
  await home.clockIn.click();
  await expect(home.notSent).toHaveCount(1);
  await onFirstClockAction(page, (route) =>
    route.fulfill({
      status: 422,
      json: {
        Error: { HasError: true, Message: texts.t('errores.registros.tipo-no-valido'), Code: 'registros.tipo-no-valido', Fields: {} },
        content: null,
      },
    }),
  );
  await context.setOffline(false);
  await expect(page.getByText(texts.t('home.espera.rechazados', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: texts.t('home.espera.ver') }).click();
  const sheet = home.sheet(texts.t('home.espera.titulo'));
  await expect(sheet.root.getByText(texts.t('errores.registros.tipo-no-valido'))).toBeVisible();
  await sheet.button(texts.t('home.espera.quitar')).click();
  await sheet.close.click();
  await expect(home.clockIn).toBeVisible();
  expect((await readToday(request, signedIn)).registros).toEqual([]);
});
