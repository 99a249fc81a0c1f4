import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { anyPostgresTests } from './tools/lib/any-postgres.mjs';
import { LongestFirst } from './tools/lib/longest-first.mjs';

const CATALOGUES = 'packages/i18n/src/check.test.ts';
const DATABASE = 'packages/{testkit/src/database,postgres}/**/*.test.ts';
// Processes that are killed, databases that stall, disks that are full, devices by the hundred: `npm run test:trouble`.
const TROUBLE = [
  'apps/server/src/{storm,stall,kills,nodes,crew,full-disk,durability,fuzz}.test.ts',
  'packages/postgres/src/cluster/cluster.test.ts',
  'apps/server/src/modules/registros/**/fleet.test.ts',
];
// How many rows are read is decided by the planner, which is another one in each PostgreSQL: it is measured on the one that comes along.
const READ_ROWS = ['**/list-rows.test.ts'];
// A busy machine is slow; a test that hangs is found all the same. CI tries a failed test once more; one that passes only the second
// time is listed at the end of its log, and is a defect to fix.
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  retry: process.env['CI'] === 'true' ? 1 : 0,
};

// The files of a worker share what they import, and browser apps their window: to make all of it anew for each costs more than the
// tests themselves. What a test changes it takes back; `patience.ts` does most of it.
const SHARED = { isolate: false };

// Vitest leaves one processor free, which is half of two, although most tests of the server wait for PostgreSQL.
const WORKERS = availableParallelism();

/** The tests of a browser app, in a browser that is none; `beside`: those of packages that it runs as well. */
const browserApp = (name: string, beside: string[] = []) => ({
  extends: `apps/${name}/vite.config.ts`,
  root: `apps/${name}`,
  test: {
    name,
    ...PATIENT,
    ...SHARED,
    maxWorkers: WORKERS,
    environment: 'happy-dom',
    // What opens and closes does so at once, as for people who ask their device for less movement.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    setupFiles: ['../../packages/web/src/testing/patience.ts'],
    include: ['src/**/*.test.{ts,tsx}', ...beside],
  },
});

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    reporters: process.env['WHAT_FAILED'] ? ['default', './tools/lib/failed-tests.mjs'] : ['default'],
    projects: [
      {
        // What `npm run check` adds to the type checker and the linter.
        test: {
          name: 'architecture',
          ...PATIENT,
          include: ['tools/architecture/**/*.test.ts', CATALOGUES],
        },
      },
      {
        test: {
          name: 'unit',
          ...PATIENT,
          ...SHARED,
          include: [
            'packages/{contract,domain,client,i18n,testkit}/**/*.test.ts',
            'packages/web/vite/**/*.test.ts',
            'apps/server/vite/**/*.test.ts',
            'tools/{lib,lint}/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
          exclude: [CATALOGUES, DATABASE],
          setupFiles: ['packages/testkit/src/properties/seed.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: [...(process.env['TEST_PG'] ? anyPostgresTests() : ['apps/server/**/*.test.ts']), DATABASE],
          exclude: ['**/node_modules/**', ...TROUBLE, ...(process.env['TEST_PG'] ? READ_ROWS : [])],
          ...PATIENT,
          ...SHARED,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'trouble',
          include: TROUBLE,
          // Each takes the whole machine.
          fileParallelism: false,
          ...PATIENT,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      browserApp('employee', ['../../packages/{ui,web}/src/**/*.test.{ts,tsx}']),
      browserApp('intranet'),
    ],
  },
});
