import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import lighthouse, { type Flags } from 'lighthouse';
import { SEED_PASSWORD } from '@jornada/server/cli/seed/seed-company.ts';
import type { Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import { signPeopleIn } from '../world/people.ts';
import { startProduct } from '../world/product.ts';
import type { World } from '../world/world.ts';
import { times, type Block, type Effort, type BlockOutcome } from './block.ts';

const BROWSERS = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The categories of Lighthouse, and the least score of 100 for each. */
const BARS = { accessibility: 100, 'best-practices': 100, performance: 90 } as const;
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];
/** A phone as Lighthouse simulates it. */
const FLAGS: Flags = { onlyCategories: CATEGORIES, logLevel: 'silent', output: 'json' };
/** A slow phone: four times slower than this machine. */
const SLOWER = 4;
/** Run in the page: how long it has been opening when the clock button of home first accepts a tap. */
const CLOCK_TAKES_A_TAP = `(() => {
  const button = document.querySelector('main button[data-size="xl"]');
  return button && !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button.offsetHeight > 0 ? performance.now() : false;
})()`;

const SECOND = 'second start of the installed app without a network, processor four times slower: clock button takes a tap';
const NOTE =
  'Whoever is signed in has seen the log-in, with which home shares most of its files: home with nothing on the device is what follows an update of the app. Lighthouse imagines a slow telephone and a slow network, and slows the processor it runs on: beside other work performance says little, the other two do not depend on it.';

type Scores = Record<Category, number>;

/** Runs Lighthouse once. `isSeen`: the files of the page are already on the device. Lost points are listed on the console. */
async function judge(page: Page, url: string, { isSeen }: { isSeen: boolean }): Promise<Scores> {
  // The session stays in both cases, because Lighthouse does not clear it.
  const result = await lighthouse(url, { ...FLAGS, disableStorageReset: isSeen }, undefined, page);
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  for (const category of CATEGORIES) {
    const lost = (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    for (const { id } of lost) console.log(`    ${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
  }
  return Object.fromEntries(CATEGORIES.map((one) => [one, Math.round((categories[one]?.score ?? 0) * 100)])) as Scores;
}

function figuresOf(what: string, scores: readonly Scores[]): Figure[] {
  return CATEGORIES.map((category) => {
    const points = spreadOf(scores.map((one) => one[category]));
    return {
      what: `${what}: ${category.replace('-', ' ')}`,
      unit: 'points of 100',
      ours: points,
      judged: points,
      bar: { atLeast: BARS[category] },
    };
  });
}

async function signIn(page: Page, origin: string, userName: string): Promise<void> {
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle0' });
  await page.type('input[name="UserName"]', userName);
  await page.type('input[name="Password"]', SEED_PASSWORD);
  await page.click('button[type="submit"]');
  // Not until the network is idle: after the log-in, the stream of news stays open.
  await page.waitForFunction(`location.pathname === '/home' && ${CLOCK_TAKES_A_TAP} !== false`, { timeout: 30_000 });
}

/** Installs the app on this device at once, instead of after half a minute. */
async function install(page: Page): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => null)`);
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction('navigator.serviceWorker.controller !== null', { timeout: 30_000 });
}

/**
 * Opens the app again, on a slow processor and without a network. Returns the milliseconds until its clock button accepts a tap.
 */
async function startAgain(page: Page, origin: string): Promise<number> {
  await page.goto('about:blank');
  await page.emulateCPUThrottling(SLOWER);
  await page.setOfflineMode(true);
  await page.goto(`${origin}/home`, { waitUntil: 'domcontentloaded' });
  const ready = await page.waitForFunction(CLOCK_TAKES_A_TAP, { polling: 'raf', timeout: 30_000 });
  const taken = (await ready.jsonValue()) as number;
  await page.setOfflineMode(false);
  await page.emulateCPUThrottling(null);
  return taken;
}

async function measure(world: World, { passes }: Effort): Promise<BlockOutcome> {
  const executablePath = BROWSERS.find((path) => path !== '' && existsSync(path));
  if (!executablePath) throw new Error('No Chromium: name one in CHROMIUM.');
  const site = world.big;
  const [person] = await signPeopleIn(site, 1);
  const product = await startProduct(site, { isBehindProxy: false });
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage();
    const logIn = await times(passes, () => judge(page, `${product.origin}/login`, { isSeen: false }));
    await signIn(page, product.origin, person?.userName ?? '');
    const seen = await times(passes, () => judge(page, `${product.origin}/home`, { isSeen: true }));
    const home = await times(passes, () => judge(page, `${product.origin}/home`, { isSeen: false }));
    await install(page);
    const again = spreadOf(await times(passes, () => startAgain(page, product.origin)));
    const second: Figure = { what: SECOND, unit: 'ms', ours: again, judged: again, bar: { atMost: 1000 } };
    return {
      figures: [
        ...figuresOf('log-in, nothing of it on the device', logIn),
        ...figuresOf('home, opened before on this device', seen),
        ...figuresOf('home, nothing of it on the device', home),
        second,
      ],
      notes: [NOTE],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

export const lighthouseBlock: Block = { name: 'lighthouse', title: 'What Lighthouse says of the first pages on a telephone', measure };
