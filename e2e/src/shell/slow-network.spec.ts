import { expect, testSignedIn as test } from '../support/test.ts';

declare global {
  interface Window {
    /** Frames in which neither a page nor the mark was to be seen. */
    empty: number;
  }
}

test('on a slow network the mark is there until there is a page', async ({ app: { page } }) => {
  await page.addInitScript(() => {
    window.empty = 0;
    const look = (): void => {
      const mark = document.querySelector('.splash');
      const isMarked = mark !== null && getComputedStyle(mark).display !== 'none';
      if (document.readyState !== 'loading' && !isMarked && !document.querySelector('main')) window.empty += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  // The screen's own files come last, long after the app has begun.
  const screen = Promise.withResolvers<void>();
  await page.route(/\/assets\/calendario-screen[^/]*\.js$/, async (route) => {
    await screen.promise;
    return route.fallback();
  });
  await page.goto('/registros-list');
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('.splash')).toBeVisible();
  screen.resolve();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('.splash')).toBeHidden();
  expect(await page.evaluate(() => window.empty)).toBe(0);
});
