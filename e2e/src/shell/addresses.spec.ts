import { expect, test, testSignedIn } from '../support/test.ts';

/** The pages of one thing, and the message for the id 0. */
const VIEWS = {
  'vacaciones-view': 'solicitud',
  'bajas-view': 'solicitud',
  'permisos-view': 'permiso',
  'reservas-view': 'solicitud',
  'horas-extra-view': 'solicitud',
  'gastos-view': 'solicitud',
  'wiki-view': 'comunicado',
  'chat-view': 'sala',
  'cambio-turnos-view': 'solicitud',
} as const;

testSignedIn('every page of one thing says what is missing where its id is 0', async ({ app: { page, texts } }) => {
  for (const [path, what] of Object.entries(VIEWS)) {
    await page.goto(`/${path}/0`);
    await expect(page.getByRole('heading', { name: texts.t('shell.no-existe.titulo') })).toBeVisible();
    await expect(page.getByText(texts.t(`errores.no-encontrado.${what}`)), path).toBeVisible();
  }
});

testSignedIn('an unknown address says so and leads home', async ({ app: { page, home, texts } }) => {
  await page.goto('/no-existe/en/ninguna/parte');
  await expect(page.getByText(texts.t('errores.no-encontrado.pagina'))).toBeVisible();
  await page
    .getByRole('button', { name: texts.t('shell.no-existe.inicio') })
    .or(page.getByRole('link', { name: texts.t('shell.no-existe.inicio') }))
    .click();
  await expect(home.clockIn).toBeVisible();
});

test('an unknown address needs no session, a page of one thing does', async ({ app: { page, login, texts } }) => {
  await page.goto('/no-existe');
  await expect(page.getByText(texts.t('errores.no-encontrado.pagina'))).toBeVisible();
  await page.goto('/vacaciones-view/0');
  await expect(login.enter).toBeVisible();
  await expect(page).toHaveURL(/\/login\?volver=%2Fvacaciones-view%2F0$/);
});

test('privacy is open to everybody, and names the company if it is known', async ({ app: { page, login, home, menu, texts }, person }) => {
  await login.open();
  await page.getByRole('link', { name: texts.t('login.privacidad') }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
  await page.getByRole('link', { name: texts.t('privacidad.volver') }).click();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await menu.privacy.click();
  await expect(page.getByText(texts.t('privacidad.entrada-empresa', { empresa: 'Prueba, S.L.' }))).toBeVisible();
  await menu.entry('inicio').click();
  await expect(home.clockIn).toBeVisible();
});

test('no file is answered with the page, and no call either', async ({ request }) => {
  for (const path of ['/assets/nada.js', '/api/nada', '/instancia/nada', '/i18n/xx.json']) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('<html');
  }
});
