import { CABECERAS } from '@jornada/contract/envelope.ts';
import { readToday } from '../support/session.ts';
import { expect, testSignedIn as test } from '../support/test.ts';
import { collectRequests, expireToken, keyOf, REFRESH, REGISTROS, unauthorized } from '../support/wire.ts';

test('an expired token is renewed without a word, and the action arrives once', async ({ app: { page, home }, request, signedIn }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await expireToken(page, signedIn.token, REGISTROS);
  const sent = collectRequests(page, REGISTROS, 'POST');
  const renewals = collectRequests(page, REFRESH);

  await home.clockIn.click();
  await expect(home.working).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[1]!)).toBe(keyOf(sent[0]!));
  expect(sent[1]!.headers()[CABECERAS.accessToken.toLowerCase()]).not.toBe(signedIn.token);
  expect((await readToday(request, signedIn)).registros).toHaveLength(1);

  // The new token is kept: a reload needs no other renewal.
  await page.reload();
  await expect(home.working).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('many calls at once, in two tabs, share one renewal', async ({ app: { home }, context, signedIn, page }) => {
  const renewals = collectRequests(context, REFRESH);
  await expireToken(context, signedIn.token);
  const other = await context.newPage();
  await Promise.all([page.goto('/home'), other.goto('/home')]);
  await expect(home.clockIn).toBeVisible();
  await expect(other.getByRole('button', { name: home.texts.t('home.accion.entrada') })).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('a token that never becomes good ends the session after three renewals', async ({ app: { page, home, login, texts } }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await page.route(`**${REGISTROS}`, (route) => unauthorized(route, { renew: true }));
  const sent = collectRequests(page, REGISTROS, 'POST');
  const renewals = collectRequests(page, REFRESH);
  await home.clockIn.click();
  await expect(page.getByText(texts.t('errores.sesion.caducada'))).toBeVisible();
  await expect(login.enter).toBeVisible();
  expect(renewals).toHaveLength(3);
  expect(sent).toHaveLength(4);
});

test('a renewal that is refused ends the session, and the log-in says so', async ({
  app: { page, home, login, texts },
  signedIn,
  context,
}) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await context.clearCookies();
  await expireToken(page, signedIn.token, REGISTROS);
  await home.clockIn.click();
  await expect(page.getByText(texts.t('errores.sesion.caducada'))).toBeVisible();
  await expect(login.enter).toBeVisible();
});

test('a network that fails during the renewal does not end the session', async ({ app: { page, home }, signedIn }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await expireToken(page, signedIn.token, REGISTROS);
  await page.route(`**${REFRESH}`, (route) => route.abort('connectionreset'), { times: 1 });
  await home.clockIn.click();
  await expect(home.working).toBeVisible();
});
