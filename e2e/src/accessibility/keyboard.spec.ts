import { PHONE } from '../support/devices.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test, testSignedIn } from '../support/test.ts';

for (const [device, size] of Object.entries({ desktop: {}, phone: PHONE })) {
  test.describe(device, () => {
    test.use(size);

    test('signing in, clocking in, looking at a sum and undoing, without a mouse', async ({ app: { page, login, home }, person }) => {
      await login.open();
      await tabTo(page, login.userName);
      await page.keyboard.type(person.userName);
      await tabTo(page, login.password);
      await page.keyboard.type(person.password);
      await page.keyboard.press('Enter');

      await tabTo(page, home.clockIn);
      await page.keyboard.press('Enter');
      await expect(home.working).toBeVisible();
      await tabTo(page, home.balance);
      await page.keyboard.press('Enter');
      await expect(home.balanceSheet.root).toBeVisible();
      // The focus is inside, stays inside, and returns to where it was.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await home.balanceSheet.root.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(home.balanceSheet.root).toBeHidden();
      await expect(home.balance).toBeFocused();
    });
  });
}

test('after signing in the focus is at the heading, where reading goes on', async ({ app: { page, login, home }, person }) => {
  await login.open();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

testSignedIn('what was clocked is told to a screen reader', async ({ app: { page, home, texts } }) => {
  await home.open();
  await home.clock(home.clockIn);
  await expect(page.locator('[aria-live="polite"]').getByText(texts.within('home.hecho.entrada', 'home.hecho.entrada-una'))).toBeAttached();
});
