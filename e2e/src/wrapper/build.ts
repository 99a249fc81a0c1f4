import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../../tools/lib/build.mjs';
import { CACHE, NODE, ROOT } from '../../../tools/lib/clone.mjs';

/** What the test's build takes for the central host. It is replaced by the address of the run's server where the files are served. */
const CENTRAL = 'https://central.invalid';

/** What the test's build takes for the pages of the app in the stores. */
export const STORES = {
  android: 'https://play.google.com/store/apps/details?id=app.jornada',
  ios: 'https://apps.apple.com/app/id123456789',
};

/** Builds the app for the wrapper, once for the same sources. @returns the folder. @throws Error if that fails. */
function buildWrapper(): string {
  const packages = ['client', 'contract', 'domain', 'features', 'i18n', 'ui', 'web'].map((name) => `packages/${name}/`);
  const name = `wrapper-${digestOf(ROOT, ['apps/employee/', 'e2e/src/wrapper/build.ts', ...packages, 'package.json', 'package-lock.json']).slice(0, 16)}`;
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    NODE,
    [vite, 'build', '--mode', 'wrapper', '--logLevel', 'error', '--outDir', made, '--emptyOutDir'],
    {
      cwd: join(ROOT, 'apps/employee'),
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_CENTRAL: CENTRAL,
        VITE_STORE_ANDROID: STORES.android,
        VITE_STORE_IOS: STORES.ios,
      },
    },
  );
  if (status !== 0) throw new Error(`The app for the wrapper could not be built: ${stderr}`);
  mkdirSync(CACHE, { recursive: true });
  // Another worker may have built the same.
  if (existsSync(folder)) rmSync(made, { recursive: true });
  else renameSync(made, folder);
  for (const other of readdirSync(CACHE)) {
    if (/^wrapper-\w{16}$/.test(other) && other !== name) rmSync(join(CACHE, other), { recursive: true, force: true });
  }
  return folder;
}

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** The files of the app as the native side serves them: a path without a file is the app's page. @returns a function of the path. */
export function serveWrapper(server: string): (pathname: string) => { contentType: string; body: Buffer | string } {
  const folder = buildWrapper();
  return (pathname) => {
    const path = join(folder, pathname);
    const file = /\.\w+$/.test(pathname) && existsSync(path) ? path : join(folder, 'index.html');
    const bytes = readFileSync(file);
    const contentType = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return { contentType, body: file.endsWith('.js') ? bytes.toString('utf8').replaceAll(CENTRAL, server) : bytes };
  };
}
