// npm run check: all checks that need no running product, in seconds. `-- --changed`: only for differences from main.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedSinceMain, touchedBy } from './lib/changed.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runQuietly } from './lib/processes.mjs';
import { tellBegun, tellEnded } from './lib/run-notes.mjs';

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

const scope = () => {
  if (!process.argv.includes('--changed')) return { formatted: [], linted: [], projects: typeScriptProjects() };
  const files = changedSinceMain(ROOT);
  return { formatted: files.filter(isFormatted), linted: files.filter(isLinted), projects: projectsOf(touchedBy(ROOT, files)), files };
};

const checks = ({ formatted, linted, projects, files }) => [
  // Without a path both tools check everything, so they are not run if nothing has changed.
  ...(files && formatted.length === 0
    ? []
    : [
        {
          name: 'format',
          args: [binary('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...formatted],
          hint: 'npm run format puts it right.',
        },
      ]),
  ...(files && linted.length === 0 ? [] : [{ name: 'lint', args: [binary('oxlint'), ...linted] }]),
  ...projects.map((folder) => ({
    name: `types ${folder}`,
    // Each checker works out by itself the types that it meets, so four of them do most of the work four times.
    args: [binary('tsc'), '-p', join(ROOT, folder), '--pretty', 'false', '--checkers', '1'],
  })),
  { name: 'architecture and catalogues', args: [binary('vitest'), 'run', '--project', 'architecture', '--reporter', 'dot'] },
];

/** Those that take longest, which begin first, so that no processor waits for one of them at the end. */
const LONG = ['lint', 'types .', 'types apps/employee', 'types apps/intranet', 'types packages/web', 'types e2e'];
const placeOf = ({ name }) => (LONG.includes(name) ? LONG.indexOf(name) : LONG.length);

/** @returns the exit code. */
const runCheck = async ({ name, args, hint }) => {
  tellBegun(`check: ${name}`);
  const { code, output, seconds } = await runQuietly(NODE, args, { cwd: ROOT });
  tellEnded(`check: ${name}`);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log([output, hint].filter(Boolean).join('\n'));
  return code;
};

await main(async () => {
  installIfNeeded();
  const waiting = checks(scope()).toSorted((a, b) => placeOf(a) - placeOf(b));
  let failed = false;
  // More of them at once than there are processors would only keep each other's memory out of the caches.
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) failed = (await runCheck(next)) !== 0 || failed;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed ? 1 : 0;
});
