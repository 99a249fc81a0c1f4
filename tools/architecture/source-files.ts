import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository: path from the root with `/`, and text. */
export type SourceFile = { path: string; text: string };

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['apps', 'packages', 'e2e'];
const OUTPUT = new Set(['node_modules', 'dist', 'coverage', 'android', 'ios', 'www', 'own-apps', 'test-results', 'playwright-report']);
const SOURCE = /\.(?:tsx?|mts|mjs|css|sql|html)$/;

/** Generated folders. */
export const isOutput = (folder: string): boolean => OUTPUT.has(folder);

const pathsBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOutput(entry.name) ? [] : pathsBelow(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });

/** Every source file of these folders: of apps, packages and e2e, unless others are asked for. */
export const readSourceFiles = (folders: readonly string[] = FOLDERS): SourceFile[] =>
  folders.flatMap(pathsBelow).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Tests and their helpers: they may import from any folder of their own workspace. */
export const isTestFile = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^packages\/testkit\/|^e2e\//.test(path);
