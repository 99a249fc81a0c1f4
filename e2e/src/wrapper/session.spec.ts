import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';
import { expect, type Page } from '@playwright/test';
import { collectRequests, REFRESH } from '../support/wire.ts';
import { DEVICE, test } from './wrapped.ts';

const END = composed(`update instancia.sesiones set caduca = '2020-01-01T00:00:00Z' where entidad_id = $1`);
const OWNERS = composed<{ token: string }>(`select datos->>'token' as token from instancia.destinos_push where entidad_id = $1`);

const tokenOn = (page: Page): Promise<string> =>
  page.evaluate(() => String((JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { token?: string }).token));

/** The app was closed, and the instance takes its token for one of yesterday, in every call but the renewal. */
async function passDay(page: Page): Promise<void> {
  const token = await tokenOn(page);
  await page.goto('about:blank');
  await page.context().route(
    (url) => url.pathname.startsWith('/instancia/') && url.pathname !== REFRESH,
    (route, request) =>
      request.headers()[CABECERAS.accessToken.toLowerCase()] === token
        ? route.fulfill({
            status: 401,
            headers: {
              'Access-Control-Allow-Origin': DEVICE,
              'Access-Control-Expose-Headers': CABECERAS.requestAction,
              [CABECERAS.requestAction]: ACCIONES.refreshToken,
            },
            json: { Error: { HasError: true, Message: '', Code: 'sesion.renovar', Fields: {} }, content: null },
          })
        : route.fallback(),
  );
}

test('a day later the secret of the keychain renews the session, another one takes its place, and nobody is asked', async ({
  app: { page, home, login },
  bridge,
  person,
  openApp,
}) => {
  await openApp();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  const before = bridge.secrets;
  expect(before).not.toBe('');
  await passDay(page);
  const renewals = collectRequests(page, REFRESH);
  await openApp();
  await home.clockIn.click();
  await expect(home.working).toBeVisible();
  await expect.poll(() => bridge.secrets).not.toBe(before);
  expect(renewals).toHaveLength(1);
  const sent = renewals[0]?.headers()[CABECERA_SECRETOS.toLowerCase()]?.split('; ') ?? [];
  expect(sent.length).toBeGreaterThan(0);
  for (const pair of sent) expect(before).toContain(pair.slice(pair.indexOf('=') + 1));

  // The new one is good for the day after.
  await passDay(page);
  await openApp();
  await expect(home.working).toBeVisible();
  await expect.poll(() => renewals.length).toBe(2);
  expect(renewals[1]?.headers()[CABECERA_SECRETOS.toLowerCase()]).not.toBe(renewals[0]?.headers()[CABECERA_SECRETOS.toLowerCase()]);
});

test('a session that has ended for good leads to the log-in, and nothing of the person stays', async ({
  app: { page, home, login },
  bridge,
  company,
  db,
  person,
  openApp,
}) => {
  await openApp();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  expect(bridge.secrets).toContain('jornada_refresh');
  const { name } = await page.evaluate(() => {
    const { profile } = JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { profile?: { NombreCompleto: string } };
    return { name: profile?.NombreCompleto ?? '' };
  });
  expect(name).not.toBe('');
  await db.tenant(company.entidadId, (tx) => tx.query(END, [company.entidadId]));
  await openApp();
  await expect(login.userName).toBeVisible();
  await expect.poll(() => bridge.secrets).not.toContain('jornada_refresh');
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(kept).not.toContain(name);
  expect(await tokenOn(page)).not.toContain('.');
});

test('signing out without a network takes secret and token from the phone, and gives the token back once there is one', async ({
  app: { page, home, login, menu },
  baseURL,
  bridge,
  company,
  context,
  db,
  person,
  openApp,
}) => {
  const registered = async () =>
    (await db.tenant(company.entidadId, (tx) => tx.query(OWNERS, [company.entidadId]))).map(({ token }) => token);
  await openApp();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await expect.poll(registered).toHaveLength(1);
  const [before] = await registered();
  expect(before).toBe(bridge.token);

  await context.route(`${baseURL}/**`, (route) => route.abort('internetdisconnected'));
  await bridge.emit('Network.networkStatusChange', { connected: false, connectionType: 'none' });
  bridge.answer('PushNotifications.unregister', () => Promise.reject(new Error('no network')));
  await menu.opener.click();
  await menu.disconnect.click();
  await expect(login.userName).toBeVisible();
  await expect.poll(() => bridge.secrets).not.toContain('jornada_refresh');
  expect(await page.evaluate(() => localStorage.getItem('jornada.firebase'))).toBeNull();

  await context.unroute(`${baseURL}/**`);
  bridge.answer('PushNotifications.unregister', () => undefined);
  const tries = bridge.called('PushNotifications.unregister').length;
  await bridge.emit('Network.networkStatusChange', { connected: true, connectionType: 'wifi' });
  await expect.poll(() => bridge.called('PushNotifications.unregister').length).toBeGreaterThan(tries);

  // Whoever comes next has another token; Firebase knows the old one no more.
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await expect.poll(() => bridge.token).not.toBe(before);
  await expect.poll(async () => (await registered()).includes(bridge.token)).toBe(true);
});
