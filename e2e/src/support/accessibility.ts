import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The rules of axe about colours, the only ones that the dark theme can break, because it differs in nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until animations have ended: a half-transparent text has less contrast. Endless animations go on. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation): boolean => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    for (let moving = document.getAnimations().filter(ends); moving.length > 0; moving = document.getAnimations().filter(ends))
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/**
 * Checks that axe finds nothing on the shown page, after animations. `what`: its name in the report. `rules`: only these rules;
 * by default all.
 */
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

/** The same in the light theme, and then in the dark one with the rules about colours. Afterwards the theme is light again. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  await expectAccessible(page, `${what}, light`);
  await wear(page, 'dark');
  await expectAccessible(page, `${what}, dark`, OF_COLOURS);
  await wear(page, 'light');
}
