import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findPatterns } from './patterns.ts';

/**
 * `literals`: every text in quotes that may be a key. `translated`: keys given to a translating function, each with one file that
 * does so. `patterns`: keys built from parts, with `*` in place of the variable parts.
 */
export type Uses = { literals: ReadonlySet<string>; translated: ReadonlyMap<string, string>; patterns: ReadonlySet<string> };

/** Where sources lie, below the root of the repository. */
const FOLDERS = ['apps', 'packages'];
const SKIPPED = new Set(['node_modules', 'dist', 'catalogues', 'android', 'ios']);

const LITERAL = /['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g;
/** `t('key'`, `translate('key'`, `translate(lang, 'key'`, `i18nKey="key"`. */
const TRANSLATED = /(?:\b(?:t|translate)\(\s*(?:[\w.]+\s*,\s*)?|\bi18nKey=\{?)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g;

/** Reads every source below `root` except tests: a text that only a test uses is never shown. */
export function readUses(root: string): Uses {
  const literals = new Set<string>();
  const translated = new Map<string, string>();
  const patterns = new Set<string>();
  for (const file of FOLDERS.flatMap((folder) => [...sourcesIn(join(root, folder))])) {
    const found = findUses(readFileSync(file, 'utf8'));
    for (const literal of found.literals) literals.add(literal);
    for (const pattern of found.patterns) patterns.add(pattern);
    for (const key of found.translated) translated.set(key, relative(root, file));
  }
  return { literals, translated, patterns };
}

/** The uses in one source text. */
export function findUses(source: string): { literals: string[]; translated: string[]; patterns: string[] } {
  return {
    patterns: findPatterns(source),
    literals: [...source.matchAll(LITERAL)].map(([, key = '']) => key),
    translated: [...source.matchAll(TRANSLATED)].map(([, key = '']) => key),
  };
}

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* sourcesIn(path);
    if (entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name)) yield path;
  }
}
