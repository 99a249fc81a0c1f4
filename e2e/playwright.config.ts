import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** The journeys: the real server on a real database, in the system's Chromium. `CHROMIUM` names another one. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/support/global-setup.ts',
  outputDir: 'test-results',
  reporter: [['list', { printSteps: false }], ['./src/support/what-failed.ts']],
  workers: 2,
  fullyParallel: true,
  // On a busy machine about one journey in two hundred fails for a reason that cannot be repeated. A journey that passes only the
  // second time is listed as flaky, and is a defect to fix.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 20_000,
    navigationTimeout: 25_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      // A browser cannot bear the clock of tools/other-days.mjs.
      env: { ...process.env, LD_PRELOAD: '' } as Record<string, string>,
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
  },
});
