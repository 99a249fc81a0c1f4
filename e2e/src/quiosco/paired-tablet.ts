import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';
import { expect } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';

export const UPRIGHT = { width: 820, height: 1180 };
const SIDEWAYS = { width: 1180, height: 820 };

/** What turns the tablet of a page. */
const hands = new WeakMap<Page, CDPSession>();

/** Its screen is turned, not its window: a kiosk fills the screen, and such a window has no size of its own. */
async function turn(page: Page, size: typeof UPRIGHT): Promise<void> {
  const hand = hands.get(page) ?? (await page.context().newCDPSession(page));
  hands.set(page, hand);
  await hand.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
}

/** A tablet held upright and sideways, in light and dark. */
export async function expectAccessibleEitherWay(page: Page, what: string): Promise<void> {
  for (const [size, way] of [
    [SIDEWAYS, 'sideways'],
    [UPRIGHT, 'upright'],
  ] as const) {
    // Looking takes a while: a key says that somebody is still there.
    await page.keyboard.press('Shift');
    await turn(page, size);
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
