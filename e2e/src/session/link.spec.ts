import type { APIRequestContext } from '@playwright/test';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { DAILY } from '../support/company.ts';
import { signInByWire } from '../support/session.ts';
import { appIn, expect, test as base } from '../support/test.ts';

type Jefa = { nombre: string; link(options?: { mostrarSalida?: boolean }): Promise<string> };

/** An administrator, and links that sign in as them. */
const test = base.extend<{ jefa: Jefa }>({
  jefa: async ({ db, request }, use) => {
    const userName = `JEFA-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const nombre = 'Julia Jefa';
    await createTestCompany(db, { personas: [{ userName, nombre, roles: ['admin'], horario: DAILY }] });
    const { token, instanceUrl } = await signInByWire(request, { userName, password: TEST_PASSWORD, lang: 'es' });
    await use({ nombre, link: (options = {}) => makeLink(request, { token, instanceUrl }, options) });
  },
});

async function makeLink(
  request: APIRequestContext,
  { token, instanceUrl }: { token: string; instanceUrl: string },
  data: object,
): Promise<string> {
  const answer = await request.post(instanceUrl + accesoIntranet.enlace.path, { headers: { [CABECERAS.accessToken]: token }, data });
  const { content } = (await answer.json()) as { content: { url: string } };
  return content.url;
}

test('a link signs in once, leaves no token in the address, has no Disconnect, and lives on by itself', async ({
  app: { page, home, login, menu, texts },
  jefa,
}) => {
  const link = await jefa.link();
  await page.goto(link);
  await expect(home.clockIn).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(menu.disconnect).toBeHidden();
  expect(await page.evaluate(async () => (await fetch('/instancia/auth/refreshToken')).status)).toBe(200);

  await page.goto('/?resetLogin=true');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await expect(page.getByText(texts.t('errores.acceso.enlace-no-valido'))).toBeVisible();
  await expect(login.enter).toBeVisible();
});

test('with showLogout the button is there, and ends that session on the server', async ({ app: { page, home, login, menu }, jefa }) => {
  await page.goto(await jefa.link({ mostrarSalida: true }));
  await expect(home.clockIn).toBeVisible();
  const statusOf = (token: string) =>
    page.evaluate(async (text) => (await fetch('/instancia/login/loginWithToken', { headers: { 'Access-Token': text } })).status, token);
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { token: string }).token);
  expect(await statusOf(token)).toBe(200);
  await menu.disconnect.click();
  await expect(login.enter).toBeVisible();
  expect(await statusOf(token)).toBe(401);
});

test('the access token of a session, as portals send it, signs in once; nothing of it stays in address, history or on the device', async ({
  app: { page, home, login, texts },
  person,
  request,
}) => {
  const { token, instanceUrl } = await signInByWire(request, person);
  const link = `/?autotoken=${token}&instanceurl=${encodeURIComponent(instanceUrl)}`;
  await page.goto(link);
  await expect(home.clockIn).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]));
  expect(kept).not.toContain(token);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('autotoken');
  const answer = await request.get(`${instanceUrl}/login/loginWithToken`, { headers: { [CABECERAS.accessToken]: token } });
  expect(answer.status()).toBe(401);
  await page.goto('/?resetLogin=true');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await expect(page.getByText(texts.t('errores.acceso.enlace-no-valido'))).toBeVisible();
  await expect(login.enter).toBeVisible();
});

test('a link to another instance than the allowed ones sends no token there, and says so', async ({
  app: { page, login, texts },
  jefa,
}) => {
  const away: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    away.push(route.request().url());
    return route.abort();
  });
  const token = new URL(await jefa.link()).searchParams.get('autotoken') ?? '';
  await page.goto(`/?autotoken=${token}&instanceurl=${encodeURIComponent('https://evil.example/instancia')}`);
  await expect(page.getByText(texts.t('shell.enlace-ajeno'))).toBeVisible();
  await expect(login.enter).toBeVisible();
  expect(away).toEqual([]);
});

test("somebody else's link asks before it replaces who is signed in, also with resetLogin, and names both", async ({
  page,
  person,
  jefa,
}) => {
  const { home, login, menu, texts } = appIn(page, person.lang);
  await login.open();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  const nameOf = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { profile: { NombreCompleto: string } }).profile.NombreCompleto,
    );
  const own = await nameOf();
  const link = `${await jefa.link({ mostrarSalida: true })}&resetLogin=true`;

  await page.goto(link);
  const question = page.getByRole('dialog', { name: texts.t('shell.reemplazo.titulo', { a: jefa.nombre }) });
  await expect(question).toContainText(own);
  await question.getByRole('button', { name: texts.t('shell.reemplazo.seguir', { de: own }) }).click();
  await expect(question).toBeHidden();
  await expect(home.clockIn).toBeVisible();
  expect(await nameOf()).toBe(own);
  expect(await page.evaluate(async () => (await fetch('/instancia/auth/refreshToken')).status)).toBe(200);

  // The link was only opened, so it still works.
  await page.goto(link);
  await question.getByRole('button', { name: texts.t('shell.reemplazo.cambiar', { a: jefa.nombre }) }).click();
  await expect(question).toBeHidden();
  await expect(home.clockIn).toBeVisible();
  expect(await nameOf()).toBe(jefa.nombre);
  await expect(menu.disconnect).toBeVisible();
});
