import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { NODE, ROOT } from './clone.mjs';
import { runInForeground } from './processes.mjs';

const inModules = (...path) => join(ROOT, 'node_modules', ...path);
const runNode = (args, env = {}) => runInForeground(NODE, args, { cwd: ROOT, env: { ...process.env, ...env } });

/** Runs the tests of vitest once. @returns its exit code. */
export const runVitest = (args) => runNode([inModules('vitest', 'vitest.mjs'), 'run', ...args]);

/**
 * Runs the journeys, or those with one of `names` in their file's name. They need a browser. Without one, only CI counts that as
 * a failure. @returns the exit code, or why none were run.
 */
export const runJourneys = (names = []) => {
  const chromium = findOrInstallChromium();
  if (chromium) {
    return runNode([inModules('@playwright', 'test', 'cli.js'), 'test', '--config', join(ROOT, 'e2e'), ...names], { CHROMIUM: chromium });
  }
  const reason = 'there is no Chromium here and none could be installed; install one, or set CHROMIUM to its path.';
  if (process.env.CI !== 'true') return reason;
  console.error(`No journeys: ${reason}`);
  return 1;
};
