import { statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Enough for several browsers. */
const SHARED_MEMORY_BYTES = 1024 ** 3;

/** Whether processes of a browser can share memory where Linux has it for them. Containers often have too little of it. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

const launch = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    // A browser cannot bear the clock of tools/other-days.mjs.
    env: { ...process.env, LD_PRELOAD: '' } as Record<string, string>,
    // By default they use files on the disk: the same journeys took 145 s then instead of 122.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
});

/** What carries this tag needs a browser with windows: notifications. */
const WHOLE_BROWSER = /@whole-browser/;
const { LIGHT_CHROMIUM: light, WHOLE_CHROMIUM: whole } = process.env;

/**
 * The journeys: the real server on a real database, in the system's Chromium. `tools/lib/test-runners.mjs` names the browsers: the light
 * one for most, the whole one for the tagged ones, which are left out where there is none.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/support/global-setup.ts',
  outputDir: 'test-results',
  reporter: [['list', { printSteps: false }], ['./src/support/what-failed.ts'], ['./src/support/what-runs.ts']],
  workers: 2,
  fullyParallel: true,
  // `.ci/run` alone tries a failed journey once more. One that passes only the second time is listed at the end of its log, and is a
  // defect to fix.
  retries: process.env['TRY_TWICE'] ? 1 : 0,
  forbidOnly: process.env['CI'] === 'true',
  // Limits are only for what hangs: a busy machine is slow, and nothing here promises how long it takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'light', grepInvert: WHOLE_BROWSER, use: launch(light || '/usr/bin/chromium-headless-shell') },
    ...(whole === '' ? [] : [{ name: 'whole', grep: WHOLE_BROWSER, use: launch(whole ?? '/usr/bin/chromium') }]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
