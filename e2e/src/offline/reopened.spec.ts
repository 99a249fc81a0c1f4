import { PHONE } from '../support/devices.ts';
import { hurryInstall, installed } from '../support/install.ts';
import { readToday } from '../support/session.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';
import { atRegistros, collectRequests, ENTREGAR } from '../support/wire.ts';

const BOGOTA = 'America/Bogota';
const A_MINUTE = 60_000;
test.use({ ...PHONE, timezoneId: BOGOTA });

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

test('opened again without a network, a phone three hours fast and far away clocks at the right hour', async ({
  app: { page, home, texts },
  context,
  request,
  signedIn,
}) => {
  await context.clock.install({ time: msOf((await readToday(request, signedIn)).ahora) + 3 * 3_600_000 });
  await hurryInstall(context);
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await installed(page);
  const { ahora: before } = await readToday(request, signedIn);
  await context.setOffline(true);
  await page.close();

  const next = appIn(await context.newPage(), texts.lang);
  await next.home.open();
  await next.home.clockIn.click();
  await expect(next.home.notSent).toHaveCount(1);
  const sent = collectRequests(next.page, ENTREGAR, 'POST');
  await context.setOffline(false);
  await expect(next.home.notSent).toHaveCount(0);

  const [registro] = (await readToday(request, signedIn)).registros;
  expect(registro).toMatchObject({ clase: 'entrada', confianza: 'tardia' });
  // The tolerance is for this test: the browser's test clock starts again with each page, and loses the time between two pages. A
  // mark counts with its minute.
  expect(msOf(registro!.momento)).toBeGreaterThan(msOf(before) - 30_000 - A_MINUTE);
  expect(msOf(registro!.momento)).toBeLessThanOrEqual(msOf(registro!.recibido));
  expect(sent.map((one) => one.postDataJSON() as unknown)).toMatchObject([{ timezone: BOGOTA }]);
});

test('what hangs in one tab is told in the other, and what is pressed there comes behind it', async ({
  app: { page, home, texts },
  context,
  request,
  signedIn,
}) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  const [hanging, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(atRegistros, async (route, one) => {
    if (new URL(one.url()).pathname !== ENTREGAR) return route.abort('connectionrefused');
    hanging.resolve();
    await answered.promise;
    return route.fallback();
  });
  await home.clockIn.click();
  await hanging.promise;

  const other = appIn(await context.newPage(), texts.lang);
  await other.home.open();
  await expect(other.home.working).toBeVisible();
  await expect(other.home.notSent).toHaveCount(1);
  const sent = collectRequests(context, ENTREGAR, 'POST');
  await other.home.startLunch.click();
  await expect(other.home.comeBack).toBeVisible();
  await expect(home.notSent).toHaveCount(2);
  expect(sent).toEqual([]);
  // The other tab learns that both were sent before it gets the new day. Until then it shows the actions.
  const day = Promise.withResolvers<void>();
  await other.page.route('**/registros/registrosHoy', async (route) => {
    await day.promise;
    return route.fallback();
  });
  answered.resolve();
  await expect(home.notSent).toHaveCount(0);
  await expect(home.comeBack).toBeVisible();
  await expect(other.home.comeBack).toBeVisible();
  await expect(other.home.clockIn).toBeHidden();
  day.resolve();
  await expect(other.home.notSent).toHaveCount(0);
  await expect(other.home.comeBack).toBeVisible();
  const { registros } = await readToday(request, signedIn);
  expect(registros.map(({ clase }) => clase)).toEqual(['entrada', 'pausa']);
});
