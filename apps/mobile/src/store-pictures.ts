import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { LANGUAGES, type MobileLanguage } from './links.ts';
import type { MobileSettings } from './settings.ts';
import { LOCALES, STORES } from './stores.ts';

/** People of the demo company who read the app in each language; the README names their password. */
const PEOPLE: Record<MobileLanguage, string> = { es: '00000001R', en: '00000006Y', pt: '00000005M', de: '00000004G' };
const PASSWORD = 'jornada-demo';

/** What is shown, in this order. */
const SCREENS = ['/home', '/registros-list', '/resumen', '/vacaciones-list', '/wiki-list', '/team'];

/** Sizes in CSS pixels and their scale: Google Play takes at most twice as high as wide, the App Store 1320 × 2868 (6.9 inches). */
const PHONES = [
  { folder: (locale: string) => `android/metadata/android/${locale}/images/phoneScreenshots`, width: 360, height: 720, scale: 3 },
  { folder: (locale: string) => `ios/screenshots/${locale}`, width: 440, height: 956, scale: 3 },
];

const CHROMIUM = [process.env['CHROMIUM'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

async function signIn(page: Page, origin: string, user: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete~="username"]').fill(user);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/home'));
}

// In the page: resolves when nothing there has changed for a while. The stream of news never ends, so quiet of the network says nothing.
const UNCHANGED = `new Promise((resolve) => {
  let timer = setTimeout(resolve, 700);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 700);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

/** Waits until fonts are there, no block stands for something that is loading, and nothing changes any more. */
async function settle(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.locator('main :is([aria-busy=true], span[data-round][aria-hidden=true])').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.evaluate(UNCHANGED);
}

async function takeOf(browser: Browser, origin: string, language: MobileLanguage, phone: (typeof PHONES)[number]): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    hasTouch: true,
    isMobile: true,
    locale: LOCALES[language],
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await signIn(page, origin, PEOPLE[language]);
  for (const [index, screen] of SCREENS.entries()) {
    await page.goto(`${origin}${screen}`);
    await settle(page);
    // A picture of a refusal is worth nothing.
    if (refused.length > 0) throw new Error(`The screen ${screen} was refused something: ${refused.join(', ')}`);
    await page.screenshot({ path: join(STORES, phone.folder(LOCALES[language]), `${index + 1}.png`), animations: 'disabled' });
  }
  await context.close();
  return SCREENS.length;
}

/** Takes the pictures for both stores of a demo that runs. @param args its address. */
export async function takePictures(_settings: MobileSettings, [origin = 'http://127.0.0.1:3380']: string[]): Promise<string> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(CHROMIUM ? { executablePath: CHROMIUM } : {}) });
  try {
    let taken = 0;
    for (const language of LANGUAGES) for (const phone of PHONES) taken += await takeOf(browser, origin, language, phone);
    return `${taken} pictures are in ${STORES}.`;
  } finally {
    await browser.close();
  }
}
