import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';
import { expect } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';

export const UPRIGHT = { width: 820, height: 1180 };
const SIDEWAYS = { width: 1180, height: 820 };

/** A tablet held upright and sideways, in light and dark. */
export async function expectAccessibleEitherWay(page: Page, what: string): Promise<void> {
  for (const [size, way] of [
    [SIDEWAYS, 'sideways'],
    [UPRIGHT, 'upright'],
  ] as const) {
    // Looking takes a while: a key says that somebody is still there.
    await page.keyboard.press('Shift');
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page, `${what}, ${way}`);
  }
}

/** A tablet at a door with a camera that is paired by a code, and shows the way in. */
export async function pairTablet(browser: Browser, texts: ScreenTexts, code: string): Promise<{ tablet: BrowserContext; page: Page }> {
  const tablet = await browser.newContext({
    viewport: UPRIGHT,
    hasTouch: true,
    locale: 'es-ES',
    permissions: ['camera'],
  });
  const page = await tablet.newPage();
  await page.goto('/quiosco');
  await page.getByLabel(texts.t('quiosco.emparejar.codigo')).fill(code);
  await page.getByRole('button', { name: texts.t('quiosco.emparejar.boton') }).click();
  await expect(page.getByRole('heading', { name: texts.t('quiosco.pin.titulo') })).toBeVisible();
  return { tablet, page };
}
