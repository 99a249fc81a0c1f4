import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { DAILY } from '../support/company.ts';
import { signInByWire } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('a link with a token signs in, leaves no token in the address, and has no Disconnect', async ({
  app: { page, home, menu },
  person,
  request,
}) => {
  const { token, instanceUrl } = await signInByWire(request, person);
  await page.goto(`/?autotoken=${token}&instanceurl=${encodeURIComponent(instanceUrl)}`);
  await expect(home.clockIn).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(menu.disconnect).toBeHidden();

  await page.goto(`/?autotoken=${token}&instanceurl=${encodeURIComponent(instanceUrl)}&showLogout=true`);
  await expect(menu.disconnect).toBeVisible();

  await page.goto('/?resetLogin=true');
  await expect(page).toHaveURL(/\/login$/);
});

test('a link to another instance than the allowed ones sends no token there', async ({ app: { page, login }, person, request }) => {
  const { token } = await signInByWire(request, person);
  const away: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    away.push(route.request().url());
    return route.abort();
  });
  await page.goto(`/?autotoken=${token}&instanceurl=${encodeURIComponent('https://evil.example/instancia')}`);
  await expect(login.enter).toBeVisible();
  expect(away).toEqual([]);
});

test('a link that an administrator made signs in once, by the deep link too, and lives on by itself', async ({
  app: { page, home, login, menu, texts },
  db,
  request,
}) => {
  const userName = `JEFA-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await createTestCompany(db, { personas: [{ userName, roles: ['admin'], horario: DAILY }] });
  const { token, instanceUrl } = await signInByWire(request, { userName, password: TEST_PASSWORD, lang: 'es' });
  const answer = await request.post(instanceUrl + accesoIntranet.enlace.path, { headers: { [CABECERAS.accessToken]: token }, data: {} });
  const { content } = (await answer.json()) as { content: { url: string } };

  await page.goto(content.url);
  await expect(home.clockIn).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(menu.disconnect).toBeHidden();
  expect(await page.evaluate(async () => (await fetch('/instancia/auth/refreshToken')).status)).toBe(200);

  await page.goto('/?resetLogin=true');
  await expect(login.enter).toBeVisible();
  await page.goto(content.url);
  await expect(page.getByText(texts.t('errores.acceso.enlace-no-valido'))).toBeVisible();
  await expect(login.enter).toBeVisible();
});
