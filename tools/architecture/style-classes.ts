import { importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

const STYLE_IMPORT = /^import (\w+) from '[^'\n]+\.module\.css';$/gm;
// Selectors only: what stands in braces, in a comment or in `:global()` names no class of this file.
const selectorsOf = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/[^{};]*;/g, '');

const definedIn = (css: string): Set<string> => new Set([...selectorsOf(css).matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));

/** What code names of a style sheet that it imports; null: it reckons the name, so that each may be meant. */
const namedBy = ({ text }: SourceFile, local: string): string[] | null => {
  const names = [...text.matchAll(new RegExp(`(?<![\\w/.-])${local}(?:\\.(\\w+)|\\[(?:'([^']+)')?)`, 'g'))].map(
    ([, plain, quoted]) => plain ?? quoted,
  );
  return names.every((name) => name !== undefined) ? names : null;
};

/** Classes of a `*.module.css` that no code uses, and classes that code uses and no style sheet has. */
export const findLooseClasses = (files: readonly SourceFile[]): string[] => {
  const sheets = new Map(files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, definedIn(text)]));
  const used = new Map([...sheets.keys()].map((path) => [path, new Set<string>()]));
  const missing = files.flatMap((file) =>
    [...file.text.matchAll(STYLE_IMPORT)].flatMap(([line, local = '']) => {
      const [path = ''] = importsOf({ path: file.path, text: line });
      const classes = sheets.get(path) ?? new Set();
      const names = namedBy(file, local) ?? [...classes];
      for (const name of names) used.get(path)?.add(name);
      return names.filter((name) => !classes.has(name)).map((name) => `${file.path} uses the class ${name}, which ${path} has not.`);
    }),
  );
  const unused = [...sheets].flatMap(([path, classes]) =>
    [...classes].filter((name) => !used.get(path)?.has(name)).map((name) => `${path} has the class ${name}, which nothing uses.`),
  );
  return [...missing, ...unused];
};
