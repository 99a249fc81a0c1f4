import { PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test.use(PHONE);

test('the menu is a drawer that takes the focus and gives it back', async ({ app: { page, home, menu, login } }) => {
  await home.open();
  await expect(home.clockIn).toBeInViewport();
  await expect(menu.root).toBeHidden();
  await menu.opener.click();
  await expect(menu.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.root).toBeHidden();
  await expect(menu.opener).toBeFocused();

  await menu.opener.click();
  await menu.closer.click();
  await expect(menu.root).toBeHidden();

  await menu.opener.click();
  await menu.privacy.click();
  await expect(menu.root).toBeHidden();
  await expect(page).toHaveURL(/\/privacidad$/);
  await menu.opener.click();
  await menu.disconnect.click();
  await expect(login.enter).toBeVisible();
});

test('the button to clock is within the thumb’s reach, and a finger works it', async ({ app: { page, home } }) => {
  await home.open();
  const box = (await home.clockIn.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.y).toBeGreaterThan(page.viewportSize()!.height / 2);
  await home.clockIn.tap();
  await expect(home.working).toBeVisible();
  await home.undo.tap();
  await expect(home.clockIn).toBeVisible();
});
