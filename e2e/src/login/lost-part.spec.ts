import { expect, test } from '../support/test.ts';

/** Loaded once somebody may be in. */
const BEHIND = /\/assets\/routes-[\w-]+\.js/;

test('a part that is lost while the password is checked takes the log-in from nobody', async ({ app: { page, login, home }, person }) => {
  await login.open();
  await page.route(BEHIND, (route) => route.fulfill({ status: 404, body: '' }));
  const checked = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await checked.promise;
    await route.continue();
  });
  const lost = page.waitForResponse(BEHIND);
  await login.signIn(person);
  await lost;
  await expect(login.password).toHaveValue(person.password);
  await page.unroute(BEHIND);
  checked.resolve();
  await expect(home.clockIn).toBeVisible();
});
