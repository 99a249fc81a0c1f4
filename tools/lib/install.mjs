import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertWritable, NODE, ROOT, Stop } from './clone.mjs';

const readPackages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/**
 * Whether node_modules contains what the lock file lists, by npm's own list of installed packages. npm writes that list last, so
 * half an installation counts as none. Packages for other platforms may be missing.
 */
export const isInstalled = (root) => {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity && found.link === link;
  });
};

/** @throws {Stop} when this Node cannot start, with the linker's words. Small installations lack a library that it needs. */
export const assertStarts = (node) => {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  throw new Stop(`Node 26 cannot start here: ${(error?.message ?? stderr).trim()}\nOn Debian: apt install libatomic1`);
};

/** Installs the dependencies with `npm ci` unless they are there. Needs the network only then. */
export const installIfNeeded = () => {
  if (isInstalled(ROOT) && existsSync(NODE)) return;
  assertWritable('The dependencies must be installed');
  console.log('Installing the dependencies (npm ci)…');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new Stop(`npm cannot be started (${error.message}): it comes with Node, from https://nodejs.org.`);
  if (status !== 0)
    throw new Stop(
      'The dependencies could not be installed: npm says above why. It needs the network the first time, and after the lock file has changed.',
    );
  if (!existsSync(NODE))
    throw new Stop(`There is no Node 26 in npm for ${process.platform}-${process.arch}: this platform is not supported.`);
  assertStarts(NODE);
};
