import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowsers } from './chromium.mjs';
import { NODE, ROOT, Stop } from './clone.mjs';
import { runQuietly } from './processes.mjs';
import { turningDaysAfter } from './turning-days.mjs';

const FAKETIME = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);

/** Those that ask for days, that look back at yesterday, and that show a year: by their file and their name. */
const JOURNEYS = [
  'vacaciones/ask-and-decide',
  'permisos/ask-and-decide',
  'calendar/own',
  'corrections/ask-and-answer',
  'gastos/ask-and-pay',
];
const NAMED = [
  'asked for on a phone',
  'chosen and asked for',
  'three taps',
  'a day that nobody clocked',
  'without agreement',
  'what is typed is there',
];
/** Each day has its own database and server, whose start takes as long as the tests. */
const DAYS_AT_ONCE = 2;
/** What the database decides by its own clock, in years, beside a server whose clock stands still. */
const SERVER_TESTS = ['apps/server/src/modules/registros/log/erasing.test.ts', 'apps/server/src/modules/solicitudes/erasing.test.ts'];

const inModules = (...path) => join(ROOT, 'node_modules', ...path);

const runDay = async ({ what, date, noon, isOfYears }, { library, browser }) => {
  const env = {
    ...process.env,
    LD_PRELOAD: library,
    // All processes are as far ahead, whenever they begin.
    FAKETIME: `+${Math.round((noon - Date.now()) / 1000)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    JORNADA_DEMO: '0',
    LIGHT_CHROMIUM: browser ?? '',
    WHOLE_CHROMIUM: '',
  };
  const run = (args) => runQuietly(NODE, args, { cwd: ROOT, env });
  const journeys = ['test', '--config', join(ROOT, 'e2e'), '--workers', '1', '--grep', NAMED.join('|'), ...JOURNEYS];
  const start = performance.now();
  const runs = await Promise.all([
    ...(isOfYears ? [run([inModules('vitest', 'vitest.mjs'), 'run', '--project', 'server', ...SERVER_TESTS])] : []),
    ...(browser ? [run([inModules('@playwright', 'test', 'cli.js'), ...journeys])] : []),
  ]);
  const failed = runs.filter(({ code }) => code !== 0);
  for (const { output } of failed) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed.length === 0 ? 'passed    ' : 'FAILED    '}${date}, ${what} (${seconds} s)`);
  return failed.length === 0;
};

/**
 * Runs these tests as if it were each of the next days on which years and clocks turn, or those of them with one of `dates`: one line for each; what a
 * failed day has said stands above its line. @returns the exit code, or why nothing was run. @throws {Stop} if nothing turns on any of them.
 */
export const runOnOtherDays = async (dates = []) => {
  const library = FAKETIME.find((path) => existsSync(path));
  if (!library) return 'there is no faketime here to move the clock; on Debian it is the package faketime.';
  const browser = findOrInstallBrowsers()?.light;
  if (!browser) console.log('left out  the journeys on other days: there is no Chromium here and none could be installed.');
  const asked = turningDaysAfter(Date.now()).filter(({ date }) => dates.length === 0 || dates.includes(date));
  if (asked.length === 0) throw new Stop(`Neither years nor clocks turn on ${dates.join(', ')} next.`);
  const waiting = asked.filter(({ isOfYears }) => isOfYears || browser);
  let isGood = true;
  const runSome = async () => {
    for (let day = waiting.shift(); day; day = waiting.shift()) isGood = (await runDay(day, { library, browser })) && isGood;
  };
  await Promise.all(Array.from({ length: DAYS_AT_ONCE }, runSome));
  return isGood ? 0 : 1;
};
