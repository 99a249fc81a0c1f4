import type { Page } from '@playwright/test';

/** Lets the half minute pass after which the app keeps itself on the device, and waits until it has. */
export async function installApp(page: Page): Promise<void> {
  await page.clock.fastForward(31_000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isActive = async (): Promise<boolean> => (await navigator.serviceWorker.ready).active?.state === 'activated';
    while (!(await isActive())) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
