import { revokeSessions } from '../support/server-side.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';

test('a session revoked on the server leads to the log-in, and back to the same place', async ({
  app: { page, home, login, texts },
  db,
  company,
  person,
}) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await revokeSessions(db, company);
  // The stream of news may notice it before the click.
  await Promise.race([home.clockIn.click(), expect(login.enter).toBeVisible()]);
  await expect(page.getByText(texts.t('errores.sesion.caducada'))).toBeVisible();
  await expect(page).toHaveURL(/\/login\?volver=%2Fhome$/);
  await login.signIn(person);
  await expect(page).toHaveURL(/\/home$/);
  await expect(home.clockIn).toBeVisible();
});

test('with something typed on the screen it asks first, and the text is still there afterwards', async ({
  app: { page, home, login, texts },
  db,
  company,
  person,
}) => {
  await home.open();
  await home.others.click();
  await home.othersSheet.remark.fill('Cliente de Getafe');
  await revokeSessions(db, company);
  const modal = page.getByRole('dialog', { name: texts.t('errores.sesion.modal.titulo') });
  // The stream of news may notice it before the click, and the question lies over the button then.
  await Promise.race([home.othersSheet.button(texts.t('home.accion.entrada')).click(), expect(modal).toBeVisible()]);
  await expect(modal).toBeVisible();
  await expect(home.othersSheet.remark).toHaveValue('Cliente de Getafe');
  await modal.getByRole('button', { name: texts.t('errores.sesion.modal.entrar') }).click();
  await login.signIn(person);
  await expect(page).toHaveURL(/\/home\/otros$/);
  await expect(home.othersSheet.remark).toHaveValue('Cliente de Getafe');
});

test('signing out in one tab ends the other', async ({ app: { page, home, login, menu }, context, person }) => {
  await home.open();
  const other = appIn(await context.newPage(), person.lang);
  await other.home.open();
  await expect(other.home.clockIn).toBeVisible();
  await menu.disconnect.click();
  await expect(login.enter).toBeVisible();
  await expect(other.login.enter).toBeVisible();
  await expect(other.home.clockIn).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs that sign out at the same moment both end at the log-in, without a word of an error', async ({
  app: { page, home, login, menu, texts },
  context,
  person,
}) => {
  await home.open();
  const other = appIn(await context.newPage(), person.lang);
  await other.home.open();
  await expect(other.home.clockIn).toBeVisible();
  // The second one may find that the button has gone.
  const presses = await Promise.allSettled([menu, other.menu].map((one) => one.disconnect.click({ timeout: 5_000 })));
  expect(presses.map(({ status }) => status)).toContain('fulfilled');
  for (const tab of [{ page, login }, other]) {
    await expect(tab.login.enter).toBeVisible();
    await expect(tab.page.getByText(texts.t('errores.sesion.acceso-denegado'))).toHaveCount(0);
    await expect(tab.page.getByText(texts.t('errores.sesion.caducada'))).toHaveCount(0);
    expect(
      await tab.page.evaluate(() => (JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { token?: string }).token ?? null),
    ).toBeNull();
  }
});

test('what is clocked in one tab is shown in the other when it is looked at again', async ({ app: { home }, context, person }) => {
  await home.open();
  const other = appIn(await context.newPage(), person.lang);
  await other.home.open();
  await other.home.clock(other.home.clockIn);
  await home.page.bringToFront();
  // The event that a browser sends to a page that comes to the front. In a headless browser every tab is always in front.
  await home.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(home.working).toBeVisible();
});
