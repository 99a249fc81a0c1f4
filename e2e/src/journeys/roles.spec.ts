import { DEMO, testAs } from '../support/demo.ts';
import { expect } from '../support/test.ts';

testAs(DEMO.admin)('an admin finds the way to the intranet, in a tab of its own', async ({ app: { menu, home } }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await expect(menu.admin).toHaveAttribute('href', '/intranet');
  await expect(menu.admin).toHaveAttribute('target', '_blank');
  await expect(menu.disconnect).toBeVisible();
});

testAs(DEMO.manager)('a manager does not', async ({ app: { menu, home } }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await expect(menu.admin).toBeHidden();
  await expect(menu.disconnect).toBeVisible();
});

testAs(DEMO.kiosk)(
  'a kiosk has neither settings nor a way to sign out, and clocks nobody by itself',
  async ({ app: { page, menu, home } }) => {
    for (const path of ['/', '/home', '/configuracion']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/quiosco$/);
      await expect(page.getByRole('banner')).toContainText('Quiosco Atocha');
      for (const hidden of [menu.root, menu.disconnect, home.clockIn]) await expect(hidden).toBeHidden();
    }
  },
);
