import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestOf } from './build.mjs';
import { touchedBy } from './changed.mjs';
import { findOrInstallBrowsers } from './chromium.mjs';
import { NODE, Stop } from './clone.mjs';
import { assertStarts } from './assert-starts.mjs';
import { isInstalled, isProductInstalled, noteProduct } from './install.mjs';
import { runInForeground, runQuietly } from './processes.mjs';
import { runSteps } from './steps.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jornada-tools-'));
  // What fails here on purpose is nothing that the run around these tests should tell.
  vi.stubEnv('RUN_NOTES', undefined);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const writeLock = (path, packages) => write(path, JSON.stringify({ packages }));

const WANTED = {
  '': { name: 'clone' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/mac-only': { version: '1.0.0', integrity: 'sha512-m', optional: true },
  'node_modules/@jornada/domain': { resolved: 'packages/domain', link: true },
};
const INSTALLED = { 'node_modules/a': WANTED['node_modules/a'], 'node_modules/@jornada/domain': WANTED['node_modules/@jornada/domain'] };

test('a Node that lacks a library of the system is told with the words of the linker, and with what to install', () => {
  write('node', '#!/bin/sh\necho "error while loading shared libraries: libatomic.so.1" >&2\nexit 127\n');
  chmodSync(join(root, 'node'), 0o755);
  expect(() => assertStarts(join(root, 'node'))).toThrow(/libatomic\.so\.1[^]*apt install libatomic1/);
  expect(() => assertStarts(NODE)).not.toThrow();
});

test('nothing to install when all is there, packages of other platforms excepted', () => {
  writeLock('package-lock.json', WANTED);
  writeLock('node_modules/.package-lock.json', INSTALLED);
  expect(isInstalled(root)).toBe(true);
});

test.each([
  ['nothing was installed', undefined],
  ['another version was', { ...INSTALLED, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['the same version with another content was', { ...INSTALLED, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ['a workspace is missing', { 'node_modules/a': WANTED['node_modules/a'] }],
])('an installation is needed when %s', (_, installed) => {
  writeLock('package-lock.json', WANTED);
  if (installed) writeLock('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(false);
});

test('what runs the product may be installed alone: it does for a start, and not for tests, until npm or the lock file changes', () => {
  writeLock('package-lock.json', { ...WANTED, 'node_modules/tests': { version: '1.0.0', integrity: 'sha512-t', dev: true } });
  writeLock('node_modules/.package-lock.json', INSTALLED);
  expect(isProductInstalled(root)).toBe(false);
  noteProduct(root);
  expect([isProductInstalled(root), isInstalled(root)]).toEqual([true, false]);
  writeLock('node_modules/.package-lock.json', {});
  expect(isProductInstalled(root)).toBe(false);
  writeLock('node_modules/.package-lock.json', INSTALLED);
  expect(isProductInstalled(root)).toBe(true);
  // Killed while it added the rest: npm would believe what it had begun with.
  write('node_modules/.cache/jornada/half-installed', '');
  expect([isProductInstalled(root), isInstalled(root)]).toEqual([false, false]);
  rmSync(join(root, 'node_modules/.cache/jornada/half-installed'));
  writeLock('package-lock.json', { ...WANTED, 'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' } });
  expect(isProductInstalled(root)).toBe(false);
});

test('a build is stale when a source changes, comes or goes, and not for dates, tests or outputs', () => {
  write('app/src/a.ts', 'one');
  write('app/src/b/c.ts', 'two');
  write('package.json', '{}');
  const digest = () => digestOf(root, ['app/', 'package.json']);
  const first = digest();

  utimesSync(join(root, 'app/src/a.ts'), 1, 1);
  write('app/src/a.test.ts', 'a test');
  write('app/dist/index.html', 'output');
  write('app/node_modules/x.js', 'a dependency');
  expect(digest()).toBe(first);

  write('app/src/a.ts', 'changed');
  const changed = digest();
  write('app/src/new.ts', '');
  const added = digest();
  write('package.json', '{ }');
  expect(new Set([first, changed, added, digest()]).size).toBe(4);
  rmSync(join(root, 'app/src/new.ts'));
  write('package.json', '{}');
  expect(digest()).toBe(changed);
});

test('every step runs, and one that fails fails the whole', async () => {
  const ran = [];
  const step = (name, run) => ({ name, run: () => (ran.push(name), run()) });
  expect(await runSteps([step('a', () => 0), step('b', async () => 'no browser')])).toBe(0);
  const stop = () => {
    throw new Stop('Not possible.');
  };
  expect(await runSteps([step('c', () => 3), step('d', stop), step('e', () => 0)])).toBe(1);
  expect(ran).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(console.error).toHaveBeenCalledWith('Not possible.');
});

test('a Chromium that is named and does not run is said, not replaced', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(() => findOrInstallBrowsers()).toThrow('CHROMIUM is /nowhere/chromium, which does not run');
});

test.each([
  ['both', ['chromium-headless-shell', 'chromium'], { light: 'chromium-headless-shell', whole: 'chromium' }],
  ['a whole one, which can do everything', ['google-chrome'], { light: 'google-chrome', whole: 'google-chrome' }],
  ['a light one alone', ['chromium-headless-shell'], { light: 'chromium-headless-shell', whole: undefined }],
])('journeys take the light browser for most, and the whole one where it is: %s', (_, programs, expected) => {
  for (const name of programs) {
    write(name, '#!/bin/sh\n');
    chmodSync(join(root, name), 0o755);
  }
  // Without the folder of apt-get nothing is installed.
  vi.stubEnv('PATH', root);
  vi.stubEnv('CHROMIUM', undefined);
  const { light, whole } = findOrInstallBrowsers();
  expect({ light: basename(light), whole: whole && basename(whole) }).toEqual(expected);
});

test('exit codes and output come back', async () => {
  expect(await runInForeground(NODE, ['-e', 'process.exit(3)'])).toBe(3);
  expect(await runInForeground(NODE, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toBe(137);
  const { code, output } = await runQuietly(NODE, ['-e', "console.log('out'); console.error('err'); process.exit(2)"]);
  expect([code, output.split('\n').toSorted()]).toEqual([2, ['err', 'out']]);
  await expect(runQuietly('/nowhere/program', [])).rejects.toThrow('cannot be started');
});

test('what has changed touches its own workspace and all that import it, over however many others', () => {
  const workspace = (folder, name, uses) => write(`${folder}/package.json`, JSON.stringify({ name, dependencies: uses }));
  workspace('packages/low', '@x/low', {});
  workspace('packages/mid', '@x/mid', { '@x/low': '*' });
  workspace('packages/aside', '@x/aside', {});
  workspace('apps/top', '@x/top', { '@x/mid': '*' });
  expect(new Set(touchedBy(root, ['packages/low/src/a.ts']))).toEqual(new Set(['apps/top', 'packages/low', 'packages/mid']));
  expect(touchedBy(root, ['apps/top/src/a.ts', 'README.md'])).toEqual(['apps/top']);
});
