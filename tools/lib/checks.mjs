import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedSinceMain, touchedBy } from './changed.mjs';
import { CACHE, ROOT, Stop } from './clone.mjs';

const binary = (name) => join(ROOT, 'node_modules', '.bin', name);
const hasTypes = (folder) => existsSync(join(ROOT, folder, 'tsconfig.json'));

const typeScriptProjects = () =>
  [
    '.',
    'e2e',
    'tools',
    ...['apps', 'packages'].flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name))),
  ].filter(hasTypes);

/** The TypeScript projects of the given folders. A workspace without its own belongs to that of the root. */
const projectsOf = (folders) => [...new Set(folders.map((folder) => (hasTypes(folder) ? folder : '.')))];

/** Which tools check a file, by its name. */
const isFormatted = (path) => /\.(?:[cm]?[jt]sx?|json|md|css|html|ya?ml)$/.test(path);
const isLinted = (path) => /\.(?:[cm]?[jt]sx?)$/.test(path);

// What a checker knows of files that have not changed since it keeps, so that the next one of the same folder takes seconds.
const typesOf = (folder, { keeps }) => ({
  name: `types ${folder}`,
  args: [
    binary('tsc'),
    '-p',
    join(ROOT, folder),
    '--pretty',
    'false',
    // Each checker works out by itself the types that it meets, so four of them do most of the work four times.
    '--checkers',
    '1',
    ...(keeps ? ['--incremental', '--tsBuildInfoFile', join(CACHE, 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)] : []),
  ],
});
const formatOf = (paths) => ({
  name: 'format',
  args: [binary('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...paths],
  hint: 'npm run format puts it right.',
});
const lintOf = (paths) => ({ name: 'lint', args: [binary('oxlint'), ...paths] });
const ARCHITECTURE = {
  name: 'architecture and catalogues',
  args: [binary('vitest'), 'run', '--project', 'architecture', '--reporter', 'dot'],
};

/** What is run, in groups: the next one only if the one before has passed. @throws {Stop} for a folder without types. */
export function groupsOf([option, folder], changed = () => changedSinceMain(ROOT)) {
  if (option === '--types') {
    const found = typeScriptProjects().find((one) => one === folder || one.endsWith(`/${folder}`));
    if (!found) throw new Stop(`--types wants one of ${typeScriptProjects().join(', ')}.`);
    return [[typesOf(found, { keeps: true })]];
  }
  const all = (paths) => [formatOf(paths), lintOf(paths), ARCHITECTURE];
  if (option !== '--changed') return [[...all([]), ...typeScriptProjects().map((one) => typesOf(one, { keeps: false }))]];
  const files = changed();
  const types = projectsOf(touchedBy(ROOT, files)).map((one) => typesOf(one, { keeps: true }));
  // Without a path both tools check everything, so they are not run if nothing has changed.
  const [formatted, linted] = [files.filter(isFormatted), files.filter(isLinted)];
  const others = [...(formatted.length > 0 ? [formatOf(formatted)] : []), ...(linted.length > 0 ? [lintOf(linted)] : []), ARCHITECTURE];
  // A wrong type is a wrong rule of lint as well: once is enough.
  return [types, others];
}
