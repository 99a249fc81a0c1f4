import { randomInt } from 'node:crypto';
import { dniOf } from '@jornada/domain/testing/papeles.ts';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { DAILY } from '../support/company.ts';
import { expect, test } from '../support/test.ts';
import { collectRequests } from '../support/wire.ts';

test('a wrong password is said in place, and nothing typed is lost', async ({ app: { page, login, home, texts }, person }) => {
  await login.open();
  await login.signIn({ ...person, password: 'no-es-esta' });
  await expect(login.problem).toHaveText(texts.t('errores.login.credenciales'));
  await expect(login.userName).toHaveValue(person.userName);
  await expect(login.password).toHaveValue('no-es-esta');
  await expect(page).toHaveURL(/\/login$/);

  await login.password.fill(person.password);
  await login.enter.click();
  await expect(home.clockIn).toBeVisible();
});

test('nobody learns whether the name exists', async ({ app: { login, texts } }) => {
  await login.open();
  await login.signIn({ userName: 'NADIE-LO-CONOCE', password: 'jornada-demo' });
  await expect(login.problem).toHaveText(texts.t('errores.login.credenciales'));
});

test('empty fields are named, nothing is sent, and the first one waits for its text', async ({ app: { page, login, texts } }) => {
  await login.open();
  const sent = collectRequests(page, '/api/login', 'POST');
  await login.enter.click();
  await expect(login.userName).toHaveAccessibleDescription(texts.t('validacion.obligatorio'));
  await expect(login.password).toHaveAccessibleDescription(texts.t('validacion.obligatorio'));
  await expect(login.userName).toBeFocused();

  await login.userName.fill('00000001R');
  await login.enter.click();
  await expect(login.password).toBeFocused();
  expect(sent).toEqual([]);
});

test('an ID number works as people type it', async ({ app: { login, home }, page, db }) => {
  const id = dniOf(randomInt(90_000_000, 100_000_000));
  await createTestCompany(db, { personas: [{ userName: id, horario: DAILY }] });
  await login.open();
  const typed = id.toLowerCase().replace(/^(\d\d)(\d{3})(\d{3})/, ' $1.$2.$3-');
  await login.signIn({ userName: `${typed} `, password: TEST_PASSWORD });
  await expect(home.clockIn).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('somebody of two companies chooses', async ({ app: { page, login, home, menu, texts }, person, db }) => {
  await createTestCompany(db, { nombre: 'La Segunda, S.A.', personas: [{ userName: person.userName, horario: DAILY }] });
  await login.open();
  await login.signIn(person);
  await expect(page.getByRole('heading', { name: texts.t('login.elegir') })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('button').first()).toBeFocused();
  await page.getByRole('button', { name: texts.t('login.volver') }).click();
  await expect(login.userName).toHaveValue(person.userName);

  await login.password.fill(person.password);
  await login.enter.click();
  await page.getByRole('button', { name: 'La Segunda, S.A.' }).click();
  await expect(home.clockIn).toBeVisible();
  await expect(menu.root).toContainText('La Segunda, S.A.');
});

test('an account under attack waits, and says how long', async ({ app: { login, texts }, person, request }) => {
  const attempt = () => request.post('/api/login', { data: { UserName: person.userName, Password: 'x' } });
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status()).toBe(401);
  await login.open();
  await login.signIn(person);
  await expect(login.problem).toHaveText(texts.like('errores.login.demasiados-intentos'));
});

test('without a network the log-in says so, keeps what was typed, and works when tried again', async ({
  app: { login, home, texts },
  person,
  context,
}) => {
  await login.open();
  await login.userName.fill(person.userName);
  await login.password.fill(person.password);
  await context.setOffline(true);
  await login.enter.click();
  await expect(login.problem).toHaveText(texts.t('errores.red.sin-conexion'));
  await context.setOffline(false);
  await expect(login.password).toHaveValue(person.password);
  await login.enter.click();
  await expect(home.clockIn).toBeVisible();
});

test('a link to a page inside leads there once signed in', async ({ app: { page, login, home }, person }) => {
  await page.goto('/home/saldo');
  await expect(page).toHaveURL(/\/login\?volver=/);
  await login.signIn(person);
  await expect(page).toHaveURL(/\/home\/saldo$/);
  await expect(home.balanceSheet.root).toBeVisible();
});

for (const elsewhere of ['//evil.example/x', 'https://evil.example', '/\\evil.example']) {
  test(`a link that would lead away (${elsewhere}) leads home`, async ({ app: { page, login, home }, person }) => {
    await page.goto(`/login?volver=${encodeURIComponent(elsewhere)}`);
    await login.signIn(person);
    await expect(home.clockIn).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('who is signed in already is not asked again', async ({ app: { page, login, home }, person }) => {
  await login.open();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
});
