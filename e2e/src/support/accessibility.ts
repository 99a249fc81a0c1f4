import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import { expect } from './test.ts';

/** The rules of axe about colours, the only ones that the dark theme can break, because it differs in nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Axe, which copies no part of the page for its report: what is wrong is named by its selector. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits until animations have ended: a half-transparent text has less contrast. Endless animations go on. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation): boolean => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    for (let moving = document.getAnimations().filter(ends); moving.length > 0; moving = document.getAnimations().filter(ends))
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/**
 * What axe finds wrong on the page. It runs inside it, and comes there once a document. @throws Error for a page with frames: axe
 * would have to come into each of them.
 */
async function findViolations(page: Page, rules: readonly string[]): Promise<axe.AxeResults['violations']> {
  if (page.frames().length > 1) throw new Error('Axe does not look into frames.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ['violations'] })).violations,
    rules.length > 0 ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS },
  );
}

/** The words of the filled buttons that somebody sees: of the uppermost dialog, or else of the page. */
const readFilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--mantine-primary-color-filled)';
    const filled = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const top = [...document.querySelectorAll('[role="dialog"]')].findLast((dialog) => dialog.checkVisibility()) ?? document;
    return [...top.querySelectorAll('button, a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).backgroundColor === filled)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });

/**
 * Checks that axe finds nothing on the shown page, after animations, and that it has one filled button at most: the one thing that it is
 * for. `what`: its name in the report. `rules`: only these rules of axe; by default all, and the buttons.
 */
export async function expectAccessible(page: Page, what: string, rules: readonly string[] = []): Promise<void> {
  await atRest(page);
  let violations = await findViolations(page, rules);
  // What appears while axe looks moves then: only what is wrong with a page at rest counts.
  if (violations.length > 0) {
    await atRest(page);
    violations = await findViolations(page, rules);
  }
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
  expect.soft(found, what).toEqual([]);
  if (rules.length > 0) return;
  const filled = await readFilled(page);
  expect.soft(filled.slice(1), `${what}: filled beside “${filled[0]}”`).toEqual([]);
}

/** Nothing glides to its other colour: that would be waited for. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Looked for with every frame: an expectation looks again after a tenth of a second.
  await page.evaluate(async (worn) => {
    while (document.documentElement.dataset['mantineColorScheme'] !== worn) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, colorScheme);
}

/**
 * The same with all rules in the theme that the page wears, and then in the other one with the rules about colours. The other one
 * stays: to change back costs as much as to look, and the next screen is looked at from there.
 */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'] === 'dark');
  const [worn, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectAccessible(page, `${what}, ${worn}`);
  await wear(page, other);
  await expectAccessible(page, `${what}, ${other}`, OF_COLOURS);
}
