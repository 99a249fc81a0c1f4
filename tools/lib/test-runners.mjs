import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowsers } from './chromium.mjs';
import { NODE, ROOT } from './clone.mjs';
import { runInForeground } from './processes.mjs';

const POSTGRES_15 = '/usr/lib/postgresql/15/bin/postgres';

const inModules = (...path) => join(ROOT, 'node_modules', ...path);
const runNode = (args, env = {}) => runInForeground(NODE, args, { cwd: ROOT, env: { ...process.env, ...env } });

/** Runs the tests of vitest once. @returns its exit code. */
export const runVitest = (args, env) => runNode([inModules('vitest', 'vitest.mjs'), 'run', ...args], env);

/** Runs the tests that trouble the machine, or those with one of `names` in their file's name. @returns the exit code. */
export const runTrouble = (names = []) => runVitest(['--project', 'trouble', '--project', 'trouble-alone', ...names]);

/** Runs what differs by PostgreSQL's version on Debian's PostgreSQL 15. @returns the exit code, or why nothing was run. */
export const runOnPostgres15 = () =>
  existsSync(POSTGRES_15)
    ? runVitest(['--project', 'server'], { TEST_PG: '15' })
    : 'there is none here, and only root can install it, with .ci/run.';

const describeBrowsers = ({ light, whole }) => {
  if (!whole) return `Browser: ${light}. What only a whole Chromium can do is left out: there is none here.`;
  return light === whole ? `Browser: ${light}` : `Browsers: ${light}, and ${whole} for what only a whole one can do`;
};

/**
 * Runs the journeys, or those with one of `names` in their file's name. They need a browser, a few of them a whole one. Without it,
 * only CI counts that as a failure. @returns the exit code, or why none were run.
 */
export const runJourneys = (names = []) => {
  const isCi = process.env.CI === 'true';
  const browsers = findOrInstallBrowsers();
  if (browsers?.whole || (browsers && !isCi)) {
    console.log(describeBrowsers(browsers));
    const cli = inModules('@playwright', 'test', 'cli.js');
    const env = { LIGHT_CHROMIUM: browsers.light, WHOLE_CHROMIUM: browsers.whole ?? '' };
    return runNode([cli, 'test', '--config', join(ROOT, 'e2e'), ...names], env);
  }
  const reason = 'there is no whole Chromium here and none could be installed; install one, or set CHROMIUM to its path.';
  if (!isCi) return reason;
  console.error(`No journeys: ${reason}`);
  return 1;
};
