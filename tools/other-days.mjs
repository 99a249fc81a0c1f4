// npm run test:other-days: some journeys and some tests of the server as if it were one of the days on which years and clocks turn. The database,
// the server and the tests have another clock (Debian's package faketime); the browser keeps its own, and follows the server's time. Dates
// after `--`, such as 2028-02-29, run those days alone. One line for each day; what a failed day has said stands above its line.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { findOrInstallBrowsers } from './lib/chromium.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runQuietly } from './lib/processes.mjs';
import { turningDaysAfter } from './lib/turning-days.mjs';

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
/** What the database decides by its own clock, beside a server whose clock stands still. */
const SERVER_TESTS = ['apps/server/src/modules/registros/log/erasing.test.ts', 'apps/server/src/modules/solicitudes/erasing.test.ts'];

const inModules = (...path) => join(ROOT, 'node_modules', ...path);

const runDay = async ({ what, date, noon }, { library, browser }) => {
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
  const journeys = ['test', '--config', join(ROOT, 'e2e'), '--grep', NAMED.join('|'), ...JOURNEYS];
  const start = performance.now();
  const runs = await Promise.all([
    run([inModules('vitest', 'vitest.mjs'), 'run', '--project', 'server', ...SERVER_TESTS]),
    ...(browser ? [run([inModules('@playwright', 'test', 'cli.js'), ...journeys])] : []),
  ]);
  const failed = runs.filter(({ code }) => code !== 0);
  for (const { output } of failed) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed.length === 0 ? 'passed    ' : 'FAILED    '}${date}, ${what} (${seconds} s)`);
  return failed.length === 0;
};

await main(async () => {
  const library = FAKETIME.find((path) => existsSync(path));
  if (!library) {
    console.log('left out  other days: there is no faketime here to move the clock; on Debian it is the package faketime.');
    return 0;
  }
  installIfNeeded();
  buildIfNeeded();
  const browser = findOrInstallBrowsers()?.light;
  if (!browser) console.log('left out  the journeys on other days: there is no Chromium here and none could be installed.');
  const asked = process.argv.slice(2);
  const days = turningDaysAfter(Date.now()).filter(({ date }) => asked.length === 0 || asked.includes(date));
  let isGood = days.length > 0;
  if (!isGood) console.error(`None of these days is one on which years or clocks turn: ${asked.join(', ')}.`);
  for (const day of days) isGood = (await runDay(day, { library, browser })) && isGood;
  return isGood ? 0 : 1;
});
