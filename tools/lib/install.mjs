import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertStarts } from './assert-starts.mjs';
import { assertWritable, NODE, ROOT, Stop } from './clone.mjs';

const readPackages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

const FOLDER = join('node_modules', '.cache', 'jornada');
/** There while packages are added: npm believes a package that it had begun with when it was killed. */
const HALF = join(FOLDER, 'half-installed');

/**
 * Whether node_modules contains what the lock file lists, by npm's own list of installed packages. npm writes that list last, so
 * half an installation counts as none. Packages for other platforms may be missing.
 */
export const isInstalled = (root) => {
  if (existsSync(join(root, HALF))) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity && found.link === link;
  });
};

/** What is asked of npm for what runs and builds the product, without what tests and checks it. */
const PRODUCT = ['--omit=dev', '--include-workspace-root', ...['server', 'employee', 'intranet'].flatMap((app) => ['-w', `apps/${app}`])];

const INSTALLED = join('node_modules', '.package-lock.json');
const STAMP = join(FOLDER, 'product');
const digestOf = (root) => {
  const digest = createHash('sha256');
  for (const name of ['package-lock.json', INSTALLED]) digest.update(readFileSync(join(root, name)));
  return digest.digest('hex');
};

/** Notes that the product was installed. Whatever else npm does later, or another lock file, makes the note untrue. */
export const noteProduct = (root) => {
  mkdirSync(join(root, STAMP, '..'), { recursive: true });
  writeFileSync(join(root, STAMP), digestOf(root));
};

/** Whether node_modules contains at least what runs and builds the product. */
export const isProductInstalled = (root) => {
  if (!existsSync(join(root, INSTALLED)) || existsSync(join(root, HALF))) return false;
  return isInstalled(root) || (existsSync(join(root, STAMP)) && readFileSync(join(root, STAMP), 'utf8') === digestOf(root));
};

const npm = (args, what, onFailed = () => undefined) => {
  console.log(`${what} (npm ${args[0]})…`);
  const { status, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new Stop(`npm cannot be started (${error.message}): it comes with Node, from https://nodejs.org.`);
  if (status !== null && status !== 0) onFailed();
  if (status !== 0)
    throw new Stop(
      'The dependencies could not be installed: npm says above why. It needs the network the first time, and after the lock file has changed.',
    );
};

const assertNode = () => {
  if (!existsSync(NODE))
    throw new Stop(`There is no Node 26 in npm for ${process.platform}-${process.arch}: this platform is not supported.`);
  assertStarts(NODE);
};

/** Installs what runs and builds the product, unless it is there. Needs the network only then. */
export const installProductIfNeeded = () => {
  if (isProductInstalled(ROOT) && existsSync(NODE)) return;
  assertWritable('The dependencies must be installed');
  npm(['ci', ...PRODUCT], 'Installing the dependencies');
  assertNode();
  noteProduct(ROOT);
};

const addTheRest = () => {
  const half = join(ROOT, HALF);
  mkdirSync(join(half, '..'), { recursive: true });
  writeFileSync(half, '');
  // One that fails by itself, without a network for example, puts back what was there.
  npm(['install', '--no-save'], 'Installing what tests and checks need', () => rmSync(half));
  rmSync(half);
};

/** Installs everything, unless it is there. Beside the product only what it lacks: a server that runs from here keeps its files. */
export const installIfNeeded = () => {
  if (isInstalled(ROOT) && existsSync(NODE)) return;
  assertWritable('The dependencies must be installed');
  if (isProductInstalled(ROOT) && existsSync(NODE)) addTheRest();
  else npm(['ci'], 'Installing the dependencies');
  assertNode();
};
