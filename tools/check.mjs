// npm run check: all checks that need no running product, in seconds. `-- --changed`: only for differences from main, types first.
// `-- --types <folder>`: only the types of a workspace, such as `employee` or `apps/employee`.
import { availableParallelism } from 'node:os';
import { groupsOf } from './lib/checks.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runQuietly } from './lib/processes.mjs';
import { tellBegun, tellEnded } from './lib/run-notes.mjs';

/** Those that take longest, which begin first, so that no processor waits for one of them at the end. */
const LONG = [
  'lint',
  'types .',
  'types apps/employee',
  'types apps/intranet',
  'types packages/features',
  'types packages/web',
  'types e2e',
];
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

/** Runs checks side by side. @returns whether all have passed. */
async function runGroup(checks) {
  const waiting = checks.toSorted((a, b) => placeOf(a) - placeOf(b));
  let failed = false;
  // More of them at once than there are processors would only keep each other's memory out of the caches.
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) failed = (await runCheck(next)) !== 0 || failed;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return !failed;
}

await main(async () => {
  installIfNeeded();
  for (const group of groupsOf(process.argv.slice(2))) if (!(await runGroup(group))) return 1;
  return 0;
});
