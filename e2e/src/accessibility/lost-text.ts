import { expect, type Page } from '@playwright/test';

/** Doubles the size of all text. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  });
}

/** What extends over an edge, and the text that is cut off within its own box. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (
        !own ||
        style.visibility === 'hidden' ||
        element.closest('[aria-hidden="true"], [aria-live], svg') ||
        element.getClientRects().length === 0
      )
        continue;
      const box = element.getBoundingClientRect();
      // Text for screen readers only is one pixel large, or two with the doubled size.
      if (box.width <= 2 || box.height <= 2) continue;
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
      if (box.right > width + 1 || box.left < -1) found.push(`${name} goes from ${Math.round(box.left)} to ${Math.round(box.right)}`);
      if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name} is cut off: ${element.scrollWidth} in ${element.clientWidth}`);
      if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2) found.push(`${name} is cut off below`);
    }
    return found;
  });

/** Nothing is lost once the page has come to rest. Another font, which is wider, is shown until its own is there. */
export async function expectNothingLost(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .configure({ soft: true })
    .poll(() => findLost(page), { message: what })
    .toEqual([]);
}
