import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assertWritable, CACHE, NODE, ROOT, Stop } from './clone.mjs';
import { runQuietly } from './processes.mjs';

const OUTPUT = new Set(['node_modules', 'dist', 'dist.next', 'dist.old', 'coverage', 'android', 'ios', 'test-results']);

/** Every file below a folder that can change a build: no outputs and no tests. */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OUTPUT.has(entry.name) ? [] : filesBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });

/** A digest of the names and contents of the given folders and files, independent of dates and of the clone's path. */
export const digestOf = (root, paths) => {
  const digest = createHash('sha256');
  const files = paths.flatMap((path) => (path.endsWith('/') ? filesBelow(join(root, path)) : [join(root, path)]));
  for (const file of files.toSorted())
    digest.update(`${relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  return digest.digest('hex');
};

/** The packages that the apps are built from. */
const PACKAGES = ['client', 'contract', 'domain', 'features', 'i18n', 'postgres', 'ui', 'web'];

const appsWith = (file) => readdirSync(join(ROOT, 'apps')).filter((name) => existsSync(join(ROOT, 'apps', name, file)));
/** The browser apps: the folders of apps/ with a page. */
export const browserApps = () => appsWith('index.html');

const build = async (app) => {
  const folder = join(ROOT, 'apps', app);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // Built beside the old build and then moved to its place, so that a running server never finds half a build.
  const next = join(folder, 'dist.next');
  const old = join(folder, 'dist.old');
  const { code, output } = await runQuietly(NODE, [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Stop(`${output}\nThe app ${app} could not be built: Vite says above why.`);
  const dist = join(folder, 'dist');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
};

/** What the environment says about a build, so that a change of it builds anew. */
const settingsOfBuilds = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

/** Builds the apps, the server among them, whose sources or settings have changed since their last build, side by side. It needs no network. */
export const buildIfNeeded = async () => {
  const stale = appsWith('vite.config.ts').flatMap((app) => {
    const inputs = [`apps/${app}/`, ...PACKAGES.map((name) => `packages/${name}/`)];
    const sources = digestOf(ROOT, [...inputs, 'package.json', 'package-lock.json', 'tsconfig.base.json']);
    const digest = `${sources} ${settingsOfBuilds()}`;
    const stamp = join(CACHE, `build-${app}`);
    const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && existsSync(join(ROOT, 'apps', app, 'dist'));
    return isFresh ? [] : [{ app, digest, stamp }];
  });
  if (stale.length === 0) return;
  assertWritable('The apps must be built');
  console.log(`Building ${stale.map(({ app }) => app).join(', ')}…`);
  mkdirSync(CACHE, { recursive: true });
  const outcomes = await Promise.allSettled(
    stale.map(async ({ app, digest, stamp }) => {
      rmSync(stamp, { force: true });
      await build(app);
      writeFileSync(stamp, digest);
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
