import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { inSources } from '../src/platform/trace.ts';
import { oneByte } from './one-byte.ts';
import { sourcePlaces } from './source-places.ts';

const SOURCE = `import { fileURLToPath } from 'node:url';
export const here: string = import.meta.dirname;
export const table = fileURLToPath(new URL('table.sql', import.meta.url));

export function fail(): never {
  throw new Error('nothing to be done');
}
const dash = new RegExp(String.raw\`^(?:[–—]|até)$\`, 'u');
export const signs = ['→ 😀', \`“\${'ñ'}”\`, /^[…😀]$/u.test('😀'), dash.test('–'), dash.test('até')];
export const started = [new URL('./beside.ts', import.meta.url), new URL('../above.ts', import.meta.url)].map(fileURLToPath);
`;
type Said = { here: string; table: string; signs: unknown[]; started: string[]; stack: string };
let folder: string;
let said: Said;

/** A program of two files, of which one looks for what lies beside it and throws: built as the server is, and run by Node. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jornada-built-'));
  await mkdir(join(folder, 'src/deep'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'src/deep/part.ts'), SOURCE);
  for (const path of ['src/deep/beside.ts', 'src/above.ts']) await writeFile(join(folder, path), 'export {};\n');
  await writeFile(join(folder, 'src/run.ts'), "export * from './deep/part.ts';\n");
  const ssr = { ssr: 'src/run.ts', sourcemap: true, minify: false } as const;
  await build({ configFile: false, root: folder, logLevel: 'error', plugins: [sourcePlaces(), oneByte()], build: ssr });
  const tell = `const { here, table, signs, started, fail } = await import('./dist/run.js');
    try { fail() } catch ({ stack }) { console.log(JSON.stringify({ here, table, signs, started, stack })) }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', tell], { cwd: folder });
  said = JSON.parse(stdout) as Said;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what lies beside a source is found from the bundle', () => {
  expect(said).toMatchObject({ here: join(folder, 'src/deep'), table: join(folder, 'src/deep/table.sql') });
});

test('what a source starts is built as well, beside it or above', () => {
  expect(said.started).toEqual(['deep-beside.js', 'deep-above.js'].map((name) => join(folder, 'dist', name)));
  for (const path of said.started) expect(existsSync(path)).toBe(true);
});

test('code is ASCII and says the same', async () => {
  const code = await readFile(join(folder, 'dist/run.js'), 'utf8');
  expect(code.match(/[^\0-\x7F]/g)).toBeNull();
  expect(said.signs).toEqual(['→ 😀', '“ñ”', true, true, true]);
});

test('a trace names the places of the sources', () => {
  expect(said.stack).toContain('dist/run.js');
  expect(inSources(said.stack)).toContain(`at fail (${join(folder, 'src/deep/part.ts')}:6:`);
  expect(inSources(said.stack)).not.toContain('dist/run.js');
});

test('a place that no map knows stays', () => {
  expect(inSources('at x (file:///nowhere/run.js:1:2)')).toBe('at x (file:///nowhere/run.js:1:2)');
  expect(inSources('at node:internal/timers:1:2')).toBe('at node:internal/timers:1:2');
});
