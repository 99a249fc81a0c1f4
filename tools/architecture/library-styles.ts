import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTestFile, type SourceFile } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const LIBRARY = join(ROOT, 'node_modules/@mantine/core');
const SHEETS = 'packages/ui/src/theme/';
/** Loaded before the first screen, and with the frame around every screen of somebody who is signed in. */
const ALWAYS = ['mantine.css', 'mantine-shell.css'];

const COMPONENTS = /^import \{([^}]+)\} from '@mantine\/core';$/gm;
const SHEET = /^import '@jornada\/ui\/theme\/([\w-]+\.css)';$/gm;
const LOADED = /@import '@mantine\/core\/styles\/(\w+)\.layer\.css';/g;
const PART = /^import \{ ([^}]+) \} from "(\.[^"]+)";$/gm;
const CLASSES = /^import \w+ from "\.\/(?:[\w/]+\/)?(\w+)\.module\.mjs";$/gm;
const EXPORTED = /^export \{([^}]+)\} from "(\.\/components\/[^"]+)";$/gm;
const DRAWN = /\bjsxs?\((\w+)/g;

const read = (path: string): string => readFileSync(path, 'utf8');

function readExports(): Map<string, string> {
  const index = read(join(LIBRARY, 'esm/index.mjs'));
  const named = [...index.matchAll(PART)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.trim(), join(LIBRARY, 'esm', path)] as const),
  );
  const passedOn = [...index.matchAll(EXPORTED)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.trim(), join(LIBRARY, 'esm', path)] as const),
  );
  return new Map([...named, ...passedOn]);
}

/** The style sheets of a component and of what it draws. A part that is only attached to it (`Checkbox.Card`) is not drawn. */
export function createSheetsOf(): (component: string) => Set<string> {
  const places = readExports();
  const known = new Map<string, Set<string>>();
  const sheetsIn = (path: string): Set<string> => {
    const before = known.get(path);
    if (before) return before;
    const found = new Set<string>();
    known.set(path, found);
    const text = read(path);
    const drawn = new Set([...text.matchAll(DRAWN)].map(([, name]) => name));
    for (const [, name = ''] of text.matchAll(CLASSES)) if (existsSync(join(LIBRARY, 'styles', `${name}.layer.css`))) found.add(name);
    for (const [, names = '', from = ''] of text.matchAll(PART)) {
      const isDrawn = names.split(',').some((name) => drawn.has(name.split(' as ').at(-1)?.trim() ?? ''));
      if (isDrawn) for (const sheet of sheetsIn(join(dirname(path), from))) found.add(sheet);
    }
    return found;
  };
  return (component) => {
    const place = places.get(component);
    return place === undefined ? new Set() : sheetsIn(place);
  };
}

/** Components of the library that a file draws without the style sheet that gives them their shape. */
export function findUnstyled(files: readonly SourceFile[], sheetsOf: (component: string) => ReadonlySet<string>): string[] {
  const sheets = new Map(
    files
      .filter(({ path }) => path.startsWith(SHEETS))
      .map(({ path, text }) => [path.slice(SHEETS.length), [...text.matchAll(LOADED)].map(([, name = '']) => name)]),
  );
  return files
    .filter(({ path }) => path.endsWith('.tsx') && !isTestFile(path))
    .flatMap(({ path, text }) => {
      const own = [...text.matchAll(SHEET)].map(([, sheet = '']) => sheet);
      const loaded = new Set([...ALWAYS, ...own].flatMap((sheet) => sheets.get(sheet) ?? []));
      const used = [...text.matchAll(COMPONENTS)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
      return used.flatMap((component) =>
        [...sheetsOf(component)]
          .filter((sheet) => !loaded.has(sheet))
          .map((sheet) => `${path} draws ${component} without the style sheet ${sheet}.`),
      );
    });
}
