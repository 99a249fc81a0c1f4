import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE, ROOT, Stop } from './clone.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A file may exist and still not run: a package manager's placeholder, or a missing library. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

const findOnMachine = () => {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...(process.platform === 'darwin' ? MAC : [])].find(runs);
};

const installFromDebian = () => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  console.log('Installing Chromium (apt-get)…');
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () => spawnSync('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium'], options).status === 0;
  if (!install()) {
    spawnSync('apt-get', ['update', '--quiet'], options);
    install();
  }
  return findOnMachine();
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
 * A Chromium that runs, or undefined: CHROMIUM, the machine's own, Debian's (as root), Playwright's download. @throws {Stop} if
 * CHROMIUM names one that does not run.
 */
export const findOrInstallChromium = () => {
  const given = process.env.CHROMIUM;
  if (given && !runs(given)) throw new Stop(`CHROMIUM is ${given}, which does not run: give the path of a Chromium or leave it out.`);
  return given || findOnMachine() || installFromDebian() || installFromPlaywright();
};
