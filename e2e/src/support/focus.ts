import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Whether the focused element, or the frame around it, looks different from its state without the focus. */
const showsFocus = (element: Element): boolean => {
  const look = (): string => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const frames = [element, element.parentElement, element.parentElement?.parentElement].filter((frame) => frame instanceof HTMLElement);
    return frames
      .map((frame) => getComputedStyle(frame))
      .map(({ outline, borderColor, boxShadow, backgroundColor }) => [outline, borderColor, boxShadow, backgroundColor].join())
      .join('|');
  };
  const withFocus = look();
  (element as HTMLElement).blur();
  const without = look();
  (element as HTMLElement).focus();
  return withFocus !== without;
};

/** Presses Tab until an element has the focus. Every element on the way must show its focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = page.locator(':focus');
    // After the last element the focus leaves the page, and then starts again.
    if ((await stop.count()) === 0) continue;
    expect(await stop.evaluate(showsFocus), `the focus on ${await stop.evaluate((element) => element.outerHTML.slice(0, 150))} shows`).toBe(
      true,
    );
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never came there.');
}
