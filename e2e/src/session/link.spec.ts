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
