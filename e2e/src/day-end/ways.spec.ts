import { readToday } from '../support/session.ts';
import { revokeSessions } from '../support/server-side.ts';
import { PHONE } from '../support/devices.ts';
import { tabTo } from '../support/focus.ts';
import { expect, testSignedIn as test, type App } from '../support/test.ts';
import { SHORT_DAY } from './short-day.ts';

test.use({ companyOptions: { persona: { horario: SHORT_DAY } } });

/** Clocks in and out at once, which differs a lot from the plan, so the app asks how to end the day. */
async function leaveEarly({ page, home, dayEnd }: App): Promise<void> {
  await home.open();
  await home.clock(home.clockIn);
  await home.clock(home.leave);
  await expect(page).toHaveURL(/\/confirmacion-jornada\/\d+$/);
  await expect(dayEnd.asItIs).toBeVisible();
}

/** Declares 8:00 to 12:00, an hour more than the shift. */
async function declare({ page, home, dayEnd }: App): Promise<void> {
  await dayEnd.ownTimes.click();
  await dayEnd.hour('fin-jornada.entrada').fill('08:00');
  await dayEnd.hour('fin-jornada.salida').fill('12:00');
  await dayEnd.saveOwnTimes.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(home.finished).toBeVisible();
}

test('own times, the suggested hour and presences one after the other, each marked, what was clocked kept beside', async ({
  app,
  request,
  signedIn,
}) => {
  const { page, home, dayEnd, texts } = app;
  await leaveEarly(app);
  await declare(app);
  await expect(home.dayRows.filter({ hasText: texts.t('dia.declarada') })).toHaveCount(2);
  await expect(home.dayRows.filter({ hasText: texts.t('dia.anulado') })).toHaveCount(2);

  await home.changeEnd.click();
  await dayEnd.suggested.check();
  await expect(page.getByText(texts.within('fin-jornada.como.salida'))).toContainText('11:00');
  await dayEnd.saveSuggested.click();
  await expect(home.dayRows.filter({ hasText: texts.t('dia.sugerida') })).toContainText('11:00');
  await expect(home.dayRows.filter({ hasText: texts.t('dia.anulado') })).toHaveCount(3);

  await home.changeEnd.click();
  await dayEnd.presences.click();
  await dayEnd.hourOf('fin-jornada.presencia.una', 1, 'fin-jornada.hasta').fill('09:30');
  await dayEnd.button('fin-jornada.presencia.anadir').click();
  await dayEnd.hourOf('fin-jornada.presencia.una', 2, 'fin-jornada.desde').fill('09:30');
  await dayEnd.hourOf('fin-jornada.presencia.una', 2, 'fin-jornada.hasta').fill('10:30');
  await expect(dayEnd.result).toContainText('2:30');
  await dayEnd.savePresences.click();
  await expect(page).toHaveURL(/\/home$/);

  const { registros, minutos } = await readToday(request, signedIn);
  expect(minutos?.trabajado).toBe(150);
  expect(registros.filter(({ anulado }) => !anulado).map(({ clase, modo }) => `${clase} ${modo}`)).toEqual([
    'entrada declarado',
    'salida declarado',
    'entrada declarado',
    'salida declarado',
  ]);
  expect(registros.filter(({ modo }) => modo === 'directo')).toHaveLength(2);
});

test('the day is reopened, at once and also later from home', async ({ app, request, signedIn }) => {
  const { home, dayEnd } = app;
  await leaveEarly(app);
  await dayEnd.asItIs.click();
  await expect(home.finished).toBeVisible();
  await home.changeEnd.click();
  await expect(async () => {
    if (await dayEnd.reopen.isVisible()) await dayEnd.reopen.click();
    await expect(home.working).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect((await readToday(request, signedIn)).registros.map(({ clase, anulado }) => [clase, anulado])).toEqual([
    ['entrada', false],
    ['salida', true],
  ]);
});

test('own times outlive a reload and the end of the session', async ({ app, db, company, person }) => {
  const { page, login, dayEnd, texts } = app;
  await leaveEarly(app);
  await dayEnd.ownTimes.click();
  await dayEnd.hour('fin-jornada.entrada').fill('08:05');
  await dayEnd.button('fin-jornada.anadir-pausa').click();
  await dayEnd.hourOf('fin-jornada.pausa', 1, 'fin-jornada.desde').fill('09:00');
  await page.reload();
  await expect(dayEnd.hour('fin-jornada.entrada')).toHaveValue('8:05');
  await dayEnd.hourOf('fin-jornada.pausa', 1, 'fin-jornada.hasta').fill('09:10');

  await revokeSessions(db, company);
  await dayEnd.saveOwnTimes.click();
  const modal = page.getByRole('dialog', { name: texts.t('errores.sesion.modal.titulo') });
  await modal.getByRole('button', { name: texts.t('errores.sesion.modal.entrar') }).click();
  await login.signIn(person);
  await expect(page).toHaveURL(/\/horario-personalizado\/\d+$/);
  await expect(dayEnd.hourOf('fin-jornada.pausa', 1, 'fin-jornada.hasta')).toHaveValue('9:10');
  await dayEnd.saveOwnTimes.click();
  await expect(app.home.finished).toBeVisible();
});

test('what is wrong with an hour is told in place, and nothing is sent', async ({ app, request, signedIn }) => {
  const { dayEnd, texts } = app;
  await leaveEarly(app);
  await dayEnd.ownTimes.click();
  await dayEnd.hour('fin-jornada.entrada').fill('10:00');
  await dayEnd.hour('fin-jornada.salida').fill('09:00');
  await expect(dayEnd.hour('fin-jornada.salida')).toHaveAccessibleDescription(texts.within('fin-jornada.problema.orden'));
  await dayEnd.saveOwnTimes.click();
  await expect(app.page.getByRole('alert')).toHaveText(texts.t('fin-jornada.problema.revisa'));
  expect((await readToday(request, signedIn)).registros.every(({ modo }) => modo === 'directo')).toBe(true);
});

test('all of it can be done without a mouse', async ({ app }) => {
  const { page, home, dayEnd, texts } = app;
  await leaveEarly(app);
  await declare(app);
  await tabTo(page, home.changeEnd);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Until it is there, the arrow leads to another one.
  await expect(dayEnd.suggested).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: texts.t('fin-jornada.como.igual') }));
  await page.keyboard.press('ArrowDown');
  await expect(dayEnd.suggested).toBeChecked();
  await tabTo(page, dayEnd.saveSuggested);
  await page.keyboard.press('Enter');
  await expect(home.dayRows.filter({ hasText: texts.t('dia.sugerida') })).toHaveCount(1);
});

test.describe('on a phone, in German', () => {
  test.use({ ...PHONE, locale: 'de-DE', companyOptions: { persona: { horario: SHORT_DAY, idioma: 'de' } } });

  test('the day ends otherwise, and nothing sticks out', async ({ app }) => {
    const { page, home, dayEnd, texts } = app;
    const expectNoOverflow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await leaveEarly(app);
    await expectNoOverflow();
    await dayEnd.ownTimes.click();
    await dayEnd.button('fin-jornada.anadir-pausa').click();
    await expectNoOverflow();
    await page
      .getByRole('button', { name: texts.t('fin-jornada.quitar', { nombre: texts.t('fin-jornada.pausa', { numero: 1 }) }) })
      .click();
    await dayEnd.back.click();
    await dayEnd.projects.click();
    await expect(dayEnd.spread).toBeVisible();
    await expectNoOverflow();
    await dayEnd.back.click();
    await declare(app);
    await expect(home.dayRows.filter({ hasText: texts.t('dia.declarada') })).toHaveCount(2);
  });
});

test.describe('where the company offers no way to end the day otherwise', () => {
  test.use({ companyOptions: { ajustes: { opcionesFinJornada: [], modulos: [] }, persona: { horario: SHORT_DAY } } });

  test('home says how the day ended, with its undo', async ({ app: { page, home } }) => {
    await home.open();
    await home.clock(home.clockIn);
    await home.endDay();
    await expect(home.undo).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });
});
