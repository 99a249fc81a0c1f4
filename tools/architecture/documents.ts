import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { isOutput, type SourceFile } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../..');

const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOutput(entry.name) || entry.name.startsWith('.') ? [] : below(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

/** Every document of the tree. */
export const readDocuments = (): SourceFile[] => below('.').map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gms, '');

// Two blanks between two bars are an empty cell.
const isPaddedCell = (cell: string): boolean => cell !== '  ' && (/ {2}/.test(cell) || /^ :?-{4,}:? $/.test(cell));

/** Tables padded with blanks: a longer word would change every line of them. */
export const findPaddedTables = ({ path, text }: SourceFile): string[] => {
  const padded = withoutCode(text)
    .split('\n')
    .find((line) => line.startsWith('|') && line.split('|').some(isPaddedCell));
  return padded ? [`${path} pads a table: write \`| a | b |\` and \`| --- | --- |\` (${padded.slice(0, 60)}).`] : [];
};

// Guides that build something name files that do not exist yet.
const isAboutWhatIsToCome = (path: string): boolean => path.startsWith('docs/guides/add-');
const PATH_IN_TREE = /`((?:apps|packages|tools|docs|e2e|bench)\/[\w./-]+)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

/** Files that a document links to, or names by their whole path, and that do not exist. */
export const findMissingFiles = ({ path, text }: SourceFile): string[] => {
  const prose = withoutCode(text);
  const linked = [...prose.matchAll(LINK)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
  const named = isAboutWhatIsToCome(path) ? [] : [...prose.matchAll(PATH_IN_TREE)].map(([, target = '']) => target);
  const targets = [...linked.map((target) => normalize(join(dirname(path), target))), ...named];
  return targets.filter((target) => !existsSync(join(ROOT, target))).map((target) => `${path} names ${target}, which is not there.`);
};

/** Settings that the server reads (the text of its settings.ts) and that no row of a table names; those for tests are told where they are used. */
export const findUntoldSettings = (settings: string, readme: string): string[] =>
  [...settings.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('_TEST_') && !new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(readme));

/** Folders that hold one folder for each feature. */
const OF_FEATURES = ['apps/server/src/modules', 'apps/employee/src/features', 'apps/intranet/src/features', 'packages/domain/src'];
const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isOutput(entry.name) && entry.name !== 'testing')
    .map(({ name }) => `${folder}/${name}`);

/** Folders that the page "Where is what" leaves out: packages, apps, and those of the features. */
export const findUnlistedFolders = (page: string): string[] =>
  ['packages', 'apps', ...OF_FEATURES].flatMap(foldersIn).filter((path) => !page.includes(`\`${path}\``) && !page.includes(`(../${path})`));
