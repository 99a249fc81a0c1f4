import type { BrowserContext, Page } from '@playwright/test';

/** How long the app leaves to whoever opens it before it keeps itself on the device. */
const HALF_MINUTE_MS = 30_000;

/** Pages opened from now on do not wait that half minute. Every other time runs as it does. */
export async function hurryInstall(context: BrowserContext): Promise<void> {
  await context.addInitScript((halfMinute) => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) => wait(work, ms === halfMinute ? 0 : ms)) as typeof window.setTimeout;
  }, HALF_MINUTE_MS);
}

/** Waits until the app is kept on the device, and answers for itself in this page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** The paths of the files that the app keeps on the device. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
