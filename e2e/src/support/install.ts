import type { BrowserContext, Page } from '@playwright/test';

/** How long the app waits before it installs itself on the device. */
const HALF_MINUTE_MS = 30_000;

/** Pages opened from now on do not wait that half minute. All other timers are unchanged. */
export async function hurryInstall(context: BrowserContext): Promise<void> {
  await context.addInitScript((halfMinute) => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) => wait(work, ms === halfMinute ? 0 : ms)) as typeof window.setTimeout;
  }, HALF_MINUTE_MS);
}

/** Waits until the app is installed, and controls this page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** The paths of the files that the app has cached. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
