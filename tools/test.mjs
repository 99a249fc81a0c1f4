// npm test: installs what is missing, then runs every check and every test except `npm run test:trouble` and `npm run test:other-days`.
// `-- --all`: those too, and what differs on Debian's PostgreSQL 15, as CI does. Ends with one line for each step.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';
import { runOnOtherDays } from './lib/other-days.mjs';
import { runSteps } from './lib/steps.mjs';
import { runJourneys, runOnPostgres15, runTrouble, runVitest } from './lib/test-runners.mjs';

/** `architecture` is part of the check. */
const PROJECTS = ['unit', 'server', 'employee', 'intranet'];

const STEPS = [
  { name: 'check', run: () => runInForeground(NODE, [join(ROOT, 'tools', 'check.mjs')], { cwd: ROOT }) },
  { name: 'unit, server and apps', run: () => runVitest(PROJECTS.flatMap((name) => ['--project', name])) },
  {
    name: 'build',
    run: async () => {
      await buildIfNeeded();
      return runInForeground(NODE, [join(ROOT, 'bench', 'src', 'check-bundle.ts')], { cwd: ROOT });
    },
  },
  { name: 'journeys', run: () => runJourneys() },
];

const FURTHER_STEPS = [
  { name: 'trouble', run: () => runTrouble() },
  { name: 'other days', run: () => runOnOtherDays() },
  { name: 'PostgreSQL 15', run: () => runOnPostgres15() },
];
const WITHOUT_NGINX = { name: 'two servers behind nginx', run: () => 'there is no nginx here. Their requests took turns instead.' };
const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** The server's tests note the statements that they send, and PostgreSQL 15 is asked about each. */
const runAll = async () => {
  const statements = mkdtempSync(join(tmpdir(), 'jornada-statements-'));
  process.env.STATEMENTS = statements;
  try {
    return await runSteps([...STEPS, ...FURTHER_STEPS, ...(hasNginx() ? [] : [WITHOUT_NGINX])]);
  } finally {
    rmSync(statements, { recursive: true, force: true });
  }
};

await main(() => {
  installIfNeeded();
  return process.argv.includes('--all') ? runAll() : runSteps(STEPS);
});
