import { readToday } from '../support/session.ts';
import { expect, testSignedIn as test } from '../support/test.ts';
import { onFirstClockAction } from '../support/wire.ts';

test('home says that it has no connection, and when what it shows is from', async ({ app: { page, home, texts }, context }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(texts.t('home.aviso.sin-conexion'), { exact: true })).toBeVisible();
  await expect(page.getByText(texts.within('home.aviso.ultimo'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.t('home.aviso.sin-conexion'), { exact: true })).toBeHidden();
});

test('what a server out of service does not take is kept, and sent by itself', async ({
  app: { home, page, texts },
  request,
  signedIn,
}) => {
  await home.open();
  await onFirstClockAction(page, (route) =>
    route.fulfill({ status: 503, body: '<h1>503 Service Unavailable</h1>', contentType: 'text/html', headers: { 'Retry-After': '1' } }),
  );
  await home.clockIn.click();
  const kept = page.getByText(texts.t('home.espera.guardados', { count: 1 }));
  await expect(kept).toBeVisible();
  await expect(home.working).toBeVisible();
  await expect(kept).toBeHidden();
  expect((await readToday(request, signedIn)).registros).toHaveLength(1);
});

test('an error of the server comes with the reference to tell support', async ({ app: { home, page, texts } }) => {
  await home.open();
  await onFirstClockAction(page, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'abcd1234' },
      json: {
        Error: { HasError: true, Message: texts.t('errores.general.desconocido'), Code: 'general.desconocido', Fields: {} },
        content: null,
      },
    }),
  );
  await home.clockIn.click();
  const sheet = home.sheet(texts.t('home.problema.titulo'));
  await expect(sheet.root.getByRole('alert')).toHaveText(texts.t('errores.general.desconocido'));
  await expect(sheet.root.getByText(texts.t('errores.referencia', { referencia: 'abcd1234' }))).toBeVisible();
  await sheet.close.click();
  await expect(sheet.root).toBeHidden();
  await home.clock(home.clockIn);
  await expect(home.working).toBeVisible();
});

test('home that cannot be fetched says why and can be tried again', async ({ app: { home, page, texts } }) => {
  let fails = true;
  await page.route('**/instancia/registros/registrosHoy', (route) => (fails ? route.fulfill({ status: 503, body: '' }) : route.fallback()));
  await home.open();
  await expect(page.getByRole('heading', { name: texts.t('home.error.titulo') })).toBeVisible();
  await expect(page.getByText(texts.t('errores.general.no-disponible'))).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: texts.t('errores.reintentar') }).click();
  await expect(home.clockIn).toBeVisible();
});
