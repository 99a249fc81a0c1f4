import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE, ROOT, Stop } from './clone.mjs';

/** The browser without its windows, extensions and pages of its own: it does a journey in about two thirds of the time. */
const LIGHT = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A file may exist and still not run: a package manager's placeholder, or a missing library. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

const findOnPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runs);

const findOnMachine = () => ({
  light: findOnPath(LIGHT),
  whole: findOnPath(WHOLE) ?? (process.platform === 'darwin' ? MAC.find(runs) : undefined),
});

const installFromDebian = (packages) => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  console.log(`Installing ${packages.join(' and ')} (apt-get)…`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (names) =>
    spawnSync('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...names], options).status === 0;
  if (install(packages)) return;
  spawnSync('apt-get', ['update', '--quiet'], options);
  // One by one: a release without the light browser still gets the whole one.
  if (!install(packages)) for (const name of packages) install([name]);
};

const installFromPlaywright = () => {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  console.log("Looking for Playwright's own Chromium…");
  spawnSync(NODE, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  const script = `import('${join(ROOT, 'node_modules', 'playwright', 'index.mjs')}').then(({ chromium }) => process.stdout.write(chromium.executablePath()))`;
  const path = spawnSync(NODE, ['-e', script], { encoding: 'utf8' }).stdout;
  return path && runs(path) ? path : undefined;
};

/**
 * The browsers of the journeys, or undefined if there is none: `light` for most of them, `whole` for what only a whole browser can do.
 * They are CHROMIUM, the machine's own, Debian's (as root), Playwright's download. A whole one can do everything; a light one alone
 * leaves `whole` undefined. @throws {Stop} if CHROMIUM names one that does not run.
 * @returns {{ light: string, whole?: string } | undefined}
 */
export const findOrInstallBrowsers = () => {
  const given = process.env.CHROMIUM;
  if (given && !runs(given)) throw new Stop(`CHROMIUM is ${given}, which does not run: give the path of a Chromium or leave it out.`);
  if (given) return { light: given, whole: given };
  const found = findOnMachine();
  const missing = [...(found.light ? [] : ['chromium-headless-shell']), ...(found.whole ? [] : ['chromium'])];
  if (missing.length > 0) installFromDebian(missing);
  const { light, whole = light ? undefined : installFromPlaywright() } = missing.length > 0 ? findOnMachine() : found;
  return light || whole ? { light: light ?? whole, whole } : undefined;
};
