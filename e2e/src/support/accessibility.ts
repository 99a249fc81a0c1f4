import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The rules of axe that look at colours, and the only ones that the dark theme may break: it differs in nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until what comes and goes has come or gone: a text that is half faded in has half its contrast. What turns for ever goes on. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation): boolean => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    for (let moving = document.getAnimations().filter(ends); moving.length > 0; moving = document.getAnimations().filter(ends))
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Axe finds nothing on what is shown, once it is at rest. `what` names it in the report; `rules` are some of its rules, else all. */
export async function expectAccessible(page: Page, what: string, rules: readonly string[] = []): Promise<void> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
  expect.soft(found, what).toEqual([]);
}

async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The same in the light theme, and then in the dark one by what looks at colours; afterwards it is light again. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  await expectAccessible(page, `${what}, light`);
  await wear(page, 'dark');
  await expectAccessible(page, `${what}, dark`, OF_COLOURS);
  await wear(page, 'light');
}
