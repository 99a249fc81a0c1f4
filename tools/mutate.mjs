// node tools/mutate.mjs [words]: breaks one rule after the other and lists those that no test notices. `words`: only the
// mutations with these words in their sentence. Run it before and after tests are rearranged: the number found must not fall.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, NODE, ROOT, Stop } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runQuietly } from './lib/processes.mjs';
import { findSource } from './mutations/find-source.mjs';
import { MUTATIONS } from './mutations/list.mjs';

const vitest = (project, tests) =>
  runQuietly(
    NODE,
    [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, '--bail', '1', '--reporter', 'dot', ...tests],
    { cwd: ROOT },
  );

/** The tests must pass while nothing is broken; otherwise every mutation would seem to be found. */
const assertPassing = async (mutations) => {
  for (const project of new Set(mutations.map((one) => one.project))) {
    const tests = [...new Set(mutations.filter((one) => one.project === project).flatMap((one) => one.tests))];
    const { code, output } = await vitest(project, tests);
    if (code !== 0) throw new Stop(`${output}\nThese fail by themselves.`);
  }
};

const tryOut = async ({ folder, from, to, project, tests }) => {
  const path = findSource(ROOT, folder, from);
  const before = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, before);
  process.on('exit', restore);
  try {
    writeFileSync(
      path,
      before.replace(from, () => to),
    );
    return (await vitest(project, tests)).code !== 0;
  } finally {
    restore();
    process.off('exit', restore);
  }
};

await main(async () => {
  installIfNeeded();
  const words = process.argv.slice(2).join(' ');
  const chosen = MUTATIONS.filter(({ what }) => what.includes(words));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  await assertPassing(chosen);
  let found = 0;
  for (const mutation of chosen) {
    const isFound = await tryOut(mutation);
    found += isFound ? 1 : 0;
    console.log(`${isFound ? 'found    ' : 'NOT FOUND'} ${mutation.what}`);
  }
  console.log(`\n${found} of ${chosen.length} found`);
  return found === chosen.length ? 0 : 1;
});
