import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

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
