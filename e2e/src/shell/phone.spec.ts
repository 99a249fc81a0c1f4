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

test('the buttons of a bar are as wide as a finger on the narrowest phone', async ({ app: { page, home } }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await home.open();
  for (const path of ['/privacidad', '/solicitudes']) {
    await page.goto(path);
    await expect(page.locator('main > header button').first()).toBeVisible();
    for (const button of await page.locator('main > header > button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect([path, Math.min(width, height) >= 44]).toEqual([path, true]);
    }
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
  }
});

test.describe('held sideways', () => {
  test.use({ ...PHONE, viewport: { width: 844, height: 390 } });

  test('a phone shows the button to clock, and the undo after it', async ({ app: { home } }) => {
    await home.open();
    await expect(home.clockIn).toBeInViewport({ ratio: 1 });
    await expect(home.others).toBeInViewport({ ratio: 1 });
    await home.clockIn.tap();
    await expect(home.undo).toBeInViewport({ ratio: 1 });
    await expect(home.leave).toBeInViewport({ ratio: 1 });
  });
});

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]) {
  test.describe(`a tablet of ${viewport.width} px`, () => {
    test.use({ ...PHONE, viewport });

    test('shows the day beside its arc', async ({ app: { page, home } }) => {
      await home.open();
      const arc = (await page.getByRole('img', { name: /0/ }).first().boundingBox())!;
      const day = (await home.day.boundingBox())!;
      expect(day.x).toBeGreaterThan(arc.x + arc.width);
      expect(day.y).toBeLessThan(arc.y + arc.height);
      await expect(home.clockIn).toBeInViewport({ ratio: 1 });
    });
  });
}
