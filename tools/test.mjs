// npm test: installs what is missing, then runs every check and every test except `npm run test:trouble`. Ends with one line for
// each step.
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';
import { runSteps } from './lib/steps.mjs';
import { runJourneys, runVitest } from './lib/test-runners.mjs';

/** `architecture` is part of the check. */
const PROJECTS = ['unit', 'server', 'employee', 'intranet'];

await main(() => {
  installIfNeeded();
  return runSteps([
    { name: 'check', run: () => runInForeground(NODE, [join(ROOT, 'tools', 'check.mjs')], { cwd: ROOT }) },
    { name: 'unit, server and apps', run: () => runVitest(PROJECTS.flatMap((name) => ['--project', name])) },
    {
      name: 'build',
      run: () => {
        buildIfNeeded();
        return runInForeground(NODE, [join(ROOT, 'bench', 'src', 'check-bundle.ts')], { cwd: ROOT });
      },
    },
    { name: 'journeys', run: () => runJourneys() },
  ]);
});
