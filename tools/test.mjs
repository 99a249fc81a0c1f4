// npm test: installs what is missing, then every check and every test. Ends with one line per step.
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';
import { runSteps } from './lib/steps.mjs';

const runNode = (args, env = {}) => runInForeground(NODE, args, { cwd: ROOT, env: { ...process.env, ...env } });
const inModules = (...path) => join(ROOT, 'node_modules', ...path);

/** The journeys need a browser; where there is none, only CI takes that for a failure. */
const runJourneys = () => {
  const chromium = findOrInstallChromium();
  if (chromium) return runNode([inModules('@playwright', 'test', 'cli.js'), 'test', '--config', join(ROOT, 'e2e')], { CHROMIUM: chromium });
  const reason = 'there is no Chromium here and none could be installed; install one, or set CHROMIUM to its path.';
  if (process.env.CI !== 'true') return reason;
  console.error(`No journeys: ${reason}`);
  return 1;
};

await main(() => {
  installIfNeeded();
  return runSteps([
    { name: 'check', run: () => runNode([join(ROOT, 'tools', 'check.mjs')]) },
    { name: 'unit, server and apps', run: () => runNode([inModules('vitest', 'vitest.mjs'), 'run', '--project', '!architecture']) },
    {
      name: 'build',
      run: () => {
        buildIfNeeded();
        return 0;
      },
    },
    { name: 'journeys', run: runJourneys },
  ]);
});
